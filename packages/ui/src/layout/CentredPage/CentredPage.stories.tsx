import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { LinkButton } from '../../controls/LinkButton/LinkButton.tsx'
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { captured } from '../../stories/captured.ts'
import { BRANDS } from '../../stories/brands.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { CentredPage } from './CentredPage.tsx'

const change = fn()
const submit = fn()

const signIn = (
  <Form onSubmit={submit}>
    <Field label="Username">
      <TextField value="amara@latchkey.example" onChange={change} type="email" autoComplete="username" />
    </Field>
    <Field label="Password">
      <PasswordField value="Latch1!" onChange={change} autoComplete="current-password" />
    </Field>
    <Button variant="primary" size="large" type="submit">
      Sign in
    </Button>
  </Form>
)

const meta = {
  title: 'Layout/CentredPage',
  component: CentredPage,
  args: {
    title: 'Sign in',
    children: signIn,
    below: (
      <LinkButton variant="quiet" href="#forgot">
        Forgot password?
      </LinkButton>
    ),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof CentredPage>
export default meta
type Story = StoryObj<typeof meta>

/** With the name and phone number of an agency. */
export const OfAnAgency: Story = {
  globals: { brand: 'harbour' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `Questions? Call ${BRANDS.harbour.phone}` }),
    ).toHaveAttribute('href', BRANDS.harbour.phoneAddress)
  },
}

/** The sign-in page. */
export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Sign in' }),
    )
  },
}

/** The sign-in page. */
export const AllStates: Story = { ...captured }
