import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Card } from '../../layout/Card/Card.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { CardList } from './CardList.tsx'

const NAMES = ['Harbour View', 'Elm House', 'Mill Lofts', 'Quayside', 'Plot 3', 'The Old Print Works']

const meta = {
  title: 'Data/CardList',
  component: CardList<string>,
  args: {
    label: 'Projects',
    noun: { one: 'project', many: 'projects' },
    rows: NAMES,
    rowId: (name) => name,
    renderCard: (name) => <Card title={name}>Bristol</Card>,
    phase: 'ready',
    page: 1,
    lastPage: 2,
    total: 7,
    onPage: fn(),
    onRetry: fn(),
    emptyHint: <Button variant="primary">Create New</Button>,
  },
} satisfies Meta<typeof CardList<string>>
export default meta
type Story = StoryObj<typeof meta>

/** A full page of six; the seventh is on the next. */
export const Ready: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6)
    await expect(canvas.getByText('Page 1 of 2 · 7 projects')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
}

/** Before the first response. */
export const Loading: Story = { ...capturedAtOneWidth, args: { phase: 'loading', rows: [] } }

/** Nothing has been created yet. */
export const Empty: Story = {
  ...capturedAtOneWidth,
  args: { rows: [], total: 0, lastPage: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create New' })).toBeVisible()
  },
}

/** The list could not be loaded. */
export const Failed: Story = {
  ...capturedAtOneWidth,
  args: { phase: 'failed', rows: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The list could not be refreshed. */
export const Stale: Story = {
  args: { hasRefreshFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not refresh')).toBeVisible()
  },
}
