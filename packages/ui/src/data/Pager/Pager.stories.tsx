import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Pager, type PagerProps } from './Pager.tsx'

/** Keeps the current page, as a list does. */
function Kept(props: PagerProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pager
      {...props}
      page={page}
      onPage={(next) => {
        props.onPage(next)
        setPage(next)
      }}
    />
  )
}

const meta = {
  title: 'Data/Pager',
  component: Pager,
  args: { page: 10, lastPage: 20, onPage: fn() },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

const numbersIn = (canvas: { getAllByRole: (role: 'button', options: { name: RegExp }) => HTMLElement[] }) =>
  canvas.getAllByRole('button', { name: /^\d+$/ }).map((button) => button.textContent)

/** In the middle of a long list on a large screen. */
export const InTheMiddle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(numbersIn(canvas)).toEqual(['7', '8', '9', '10', '11', '12', '13'])
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('10')
    for (const [name, page] of [
      ['First page', 1],
      ['Previous page', 9],
      ['12', 12],
      ['Next page', 11],
      ['Last page', 20],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(args.onPage).toHaveBeenLastCalledWith(page)
      })
    }
    await step('the current page goes nowhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '10' }))
      await expect(args.onPage).toHaveBeenCalledTimes(5)
    })
  },
}

/** Under 1024 px there is space for five numbers. */
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => expect(numbersIn(canvas)).toEqual(['8', '9', '10', '11', '12']),
}

/** Under 768 px there is space for three. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => expect(numbersIn(canvas)).toEqual(['9', '10', '11']),
}

/** At an end, the buttons without a target are marked as disabled and keep the focus. */
export const AtTheEnd: Story = {
  args: { page: 19 },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(args.onPage).toHaveBeenLastCalledWith(20)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledOnce()
  },
}

/** The ends, the middle, a list of one page and a very long one. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      {[
        [1, 20],
        [10, 20],
        [20, 20],
        [1, 1],
        [31_999, 40_000],
      ].map(([page = 1, lastPage = 1]) => (
        <Pager
          key={page * lastPage}
          {...args}
          label={`Page ${page} of ${lastPage}`}
          page={page}
          lastPage={lastPage}
        />
      ))}
    </Stack>
  ),
}
