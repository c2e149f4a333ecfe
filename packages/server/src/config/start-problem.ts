/** A fault that the operator has to fix before the server can start; the message is one sentence. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartProblem'
  }
}
