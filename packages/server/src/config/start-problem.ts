/** Something the operator has to put right before the server can start; its message is one sentence that says what. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartProblem'
  }
}
