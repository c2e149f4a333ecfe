import { leadName } from '@latchkey/domain/leads/lead-names'
import type { ReservationLead } from '@latchkey/domain/tenants/reservation/reservation.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import { UnbrokenPhone } from '../../Unbroken.tsx'
import { VisitTrouble } from '../VisitTrouble/VisitTrouble.tsx'
import { OfferedHomeView } from '../OfferedHomeView/OfferedHomeView.tsx'
import * as S from './ReservationForm.styles.ts'

export interface ReservationFormProps {
  lead: ReservationLead
  onRequest: () => void
  isBusy: boolean
  /** The reason why the last attempt failed. */
  failure: VisitFailure | null
}

/**
 * The offered home, the tenant, and one button.
 *
 * @do Show the home, the tenant, and one button.
 * @dont Do not let tenants change their details here: the agent does.
 * @key Tab: Reaches the pictures and the button.
 * @key Enter or Space: Asks for the reservation.
 */
export function ReservationForm({ lead, onRequest, isBusy, failure }: ReservationFormProps) {
  const handleSubmit = () => {
    if (!isBusy) onRequest()
  }

  return (
    <Form onSubmit={handleSubmit}>
      <S.Section aria-label="The home">
        {lead.property === null ? (
          <S.Note>Your agent has not told us yet which home this is. Please ask them first.</S.Note>
        ) : (
          <OfferedHomeView home={lead.property} />
        )}
      </S.Section>
      <S.Section>
        <S.Heading>Your details</S.Heading>
        <FactList
          facts={[
            { term: 'Name', value: leadName(lead) },
            { term: 'Email', value: lead.email },
            { term: 'Phone', value: <UnbrokenPhone>{lead.phone}</UnbrokenPhone> },
          ]}
        />
        <S.Note>If anything here is not right, please tell your agent before you go on.</S.Note>
      </S.Section>
      {failure !== null && <VisitTrouble failure={failure} />}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Sending…">
        Request Reservation
      </Button>
    </Form>
  )
}
