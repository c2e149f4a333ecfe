/** Signs in the output of npm or pnpm with the message to print. The first match wins. */
const CAUSES = [
  {
    sign: /ENOSPC|no space left/i,
    say: 'The disk is full. Free about 1 GB and run the same command again.',
  },
  {
    sign: /spawn (npx|pnpm) ENOENT/,
    say: 'npm was not found. It comes with Node: install Node again with npm and run the same command again.',
  },
  {
    sign: /OUTDATED_LOCKFILE|frozen-lockfile.*not up to date/i,
    say: 'pnpm-lock.yaml does not fit the package.json files. Run `npx {pin} install` and commit the lockfile.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|CERT_|certificate|error sending request|dns error|request .*failed|FETCH_FAIL|META_FETCH/i,
    say: 'The package registry could not be reached. Check the network and the registry that npm is set to, then run the same command again.',
  },
  {
    sign: /\bE40[13]\b|FETCH_40[13]|40[13] (Unauthorized|Forbidden)/i,
    say: 'The package registry refused the request. Check the registry that npm is set to and its sign-in.',
  },
  {
    sign: /\bE404\b|FETCH_404|NO_MATCHING_VERSION|ETARGET/,
    say: 'The package registry lacks a package that the lockfile names. Check the registry that npm is set to.',
  },
  {
    sign: /INTEGRITY|EINTEGRITY|TARBALL/,
    say: 'A package arrived damaged. Run the same command again; if it stays so, empty the caches of npm and pnpm.',
  },
  {
    sign: /EACCES|EPERM|EROFS|permission denied/i,
    say: 'There is no permission to write here or in the home directory. Fix the permissions and run the same command again.',
  },
]

/**
 * One sentence: why an installation failed and what to do.
 * @param {string} output the end of what npm or pnpm printed
 * @param {string} pin the package manager with its version
 */
export function explainInstallFailure(output, pin) {
  const cause = CAUSES.find(({ sign }) => sign.test(output))
  return cause
    ? cause.say.replace('{pin}', pin)
    : 'The packages could not be installed; the reason is printed above. Fix it and run the same command again.'
}
