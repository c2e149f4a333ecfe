import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Above the title of a page, to the page that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton variant="quiet" size="small" icon={<ArrowLeft aria-hidden />} render={<Link to={to} />}>
    {children}
  </LinkButton>
)
