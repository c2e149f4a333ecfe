import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { AppRouter, useSearch } from './AppRouter.tsx'

const SECOND_PAGE = new URLSearchParams({ page: '2' })

function ShownAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { setSearch } = useSearch()
  const leave = () => {
    void navigate('/viewings')
    // Like a list that corrects its query at once: the page of viewings is not rendered yet.
    setSearch(SECOND_PAGE)
  }
  return (
    <main>
      <h1>{`${pathname}${search}`}</h1>
      <Button onClick={() => setSearch(SECOND_PAGE)}>Second page</Button>
      <Button onClick={leave}>Viewings</Button>
    </main>
  )
}

function Pages() {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ShownAddress /> }], { initialEntries: ['/enquiries'] }),
  )
  return <AppRouter router={router} />
}

const meta = {
  title: 'Pages/Address',
  component: Pages,
} satisfies Meta<typeof Pages>
export default meta
type Story = StoryObj<typeof meta>

/** A page changes its own query, but not that of the next page. */
export const QueryOfAPage: Story = {
  parameters: ownFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Second page' }))
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('/enquiries?page=2'))
    await userEvent.click(canvas.getByRole('button', { name: 'Viewings' }))
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(/^\/viewings$/))
  },
}
