import type { RenderLink } from '@latchkey/ui/controls/render-link.tsx'
import { Link } from 'react-router-dom'

/** Renders links of views as router links, to navigate without a reload. */
export const renderRouterLink: RenderLink = (href) => <Link to={href} />
