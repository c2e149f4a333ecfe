import { captured } from '@latchkey/ui/stories/captured'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inApp } from '../../stories/in-app.tsx'
import { NextPage } from './NextPage.tsx'

const meta = {
  title: 'Pages/Next',
  component: NextPage,
  ...inApp,
  args: { title: 'Calendar', purpose: 'It will show viewings by week and by month.' },
} satisfies Meta<typeof NextPage>
export default meta
type Story = StoryObj<typeof meta>

/** Staff at the address of a page that is still being built. */
export const Staff: Story = {
  parameters: { ...captured.parameters, app: { path: '/main-menu/calendar', permissions: [] } },
}

/** A tenant at one. */
export const Visitor: Story = {
  args: {
    title: 'Your questions',
    purpose: 'Until it is here, please answer your agent by telephone or e-mail.',
  },
  parameters: { ...captured.parameters, layout: 'fullscreen', app: { path: '/qualifying-questions/a-b_1' } },
}
