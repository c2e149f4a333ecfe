/** The subset shared by browsers and Node.js: the domain is compiled without the types of either. */
declare class URL {
  /** @throws TypeError for what is no URL */
  constructor(url: string)
  /** In ASCII. */
  readonly hostname: string
}
