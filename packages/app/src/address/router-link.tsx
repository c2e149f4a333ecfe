import type { RenderLink } from '@latchkey/ui/controls/render-link'
import { Link } from 'react-router-dom'

/** Makes the links of every view go through the router, without loading the page anew. */
export const renderRouterLink: RenderLink = (href) => <Link to={href} />
