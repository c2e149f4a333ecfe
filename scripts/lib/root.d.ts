/** The root folder of the project. */
export declare const ROOT: string
/** A path inside the project. */
export declare const inRoot: (...parts: string[]) => string
