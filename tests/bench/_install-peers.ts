import { installPackages } from '../../scripts/bootstrap/install.mjs'
import { inRoot } from '../../scripts/lib/root.ts'

/** Installs the libraries that nothing but these measurements uses. */
export const installPeers = (): Promise<void> =>
  installPackages(inRoot('.'), inRoot('tests/bench/peers/libraries'))
