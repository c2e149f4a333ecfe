import { VisuallyHidden } from '../accessibility/VisuallyHidden/VisuallyHidden.tsx'

/** Tells password managers whose password a form is about; nobody else sees it. */
export const UsernameForManagers = ({ username }: { username: string }) => (
  <VisuallyHidden aria-hidden>
    <input name="username" autoComplete="username" value={username} readOnly tabIndex={-1} />
  </VisuallyHidden>
)
