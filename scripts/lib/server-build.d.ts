import type { Build } from './build-when-changed.ts'
/** The server with all that it imports, in few files: Node then keeps no sources that it never runs. Source: docs/FIGURES.md, "Memory". */
export declare const serverBuild: Build
