import { Type, type Static } from 'typebox'

const GivenText = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** What a portal or web form sends: one enquiry. Source: decision L1. */
export const IntakeEnquiryContract = Type.Object({
  /** The sender's own number; the same one twice creates nothing twice. */
  externalId: GivenText,
  /** Where the enquiry came from. */
  source: GivenText,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  notes: GivenText,
  property: Type.Optional(
    Type.Union([
      Type.Object({
        name: Type.String(),
        addressLine1: GivenText,
        addressLine2: GivenText,
        city: GivenText,
        county: GivenText,
        postcode: GivenText,
        propertyExplorerUnitUuid: GivenText,
        crmPropertyUuid: GivenText,
        homeViewsLink: GivenText,
      }),
      Type.Null(),
    ]),
  ),
})

/** What a portal or web form sends. */
export type IntakeEnquiry = Static<typeof IntakeEnquiryContract>

/** What the intake answers: the lead, and whether this call created it. */
export const IntakeAnswerContract = Type.Object({ id: Type.Integer(), created: Type.Boolean() })

/** What the intake answers. */
export type IntakeAnswer = Static<typeof IntakeAnswerContract>
