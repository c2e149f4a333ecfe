import { DeadEnd } from '../../components/DeadEnd.tsx'

/** Where a person lands whose permissions do not reach a page. Source: specification §2, decision S21. */
export const AccessDeniedPage = () => (
  <DeadEnd title="Access Denied">
    You do not have permission to open that page. If you need it, ask an administrator.
  </DeadEnd>
)
