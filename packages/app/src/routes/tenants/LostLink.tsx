import { VisitEnd } from '@latchkey/ui/lettings/tenants/VisitEnd'

/** What a tenant meets at an address whose link was opened elsewhere. */
export function LostLink() {
  return (
    <VisitEnd kind="lost" title="Please open the link in our email.">
      To keep your details safe, this page works only in the tab that the link opened. If the email is gone,
      your agent will gladly send you a new one.
    </VisitEnd>
  )
}
