import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { Card } from '@latchkey/ui/layout/Card'
import { FieldGrid } from '@latchkey/ui/layout/FieldGrid'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Link } from 'react-router-dom'
import type { MenuPage } from './menu.tsx'

/** What the cards accept. */
export interface MenuCardsProps {
  pages: readonly MenuPage[]
}

/** Pages one may go to, each with what it is for. */
export function MenuCards({ pages }: MenuCardsProps) {
  return (
    <FieldGrid columns={3}>
      {pages.map(({ path, label, icon, purpose }) => (
        <Card key={path} title={label}>
          <Stack>
            <p>{purpose}</p>
            <div>
              <LinkButton icon={icon} render={<Link to={path} />}>
                {`Open ${label}`}
              </LinkButton>
            </div>
          </Stack>
        </Card>
      ))}
    </FieldGrid>
  )
}
