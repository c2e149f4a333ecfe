import { bodyOf, Flag, Instant, LongText, Secret, Text, Whole } from '../platform/validation/request-body.ts'

const Choice = Whole('enumerable')

/** `verification` is checked before the answers (rule P2). */
export const QuestionnaireBody = bodyOf(
  {
    firstName: Text,
    lastName: Text,
    email: Text,
    phone: Text,
    employmentStatus: Choice,
    howWillYouPay: Choice,
    totalHouseholdIncome: Choice,
    budget: Choice,
    desiredBedrooms: Choice,
    pets: Text,
    apartmentType: Text,
    desiredTenancyPeriodInMonths: Choice,
    desiredViewingDate: Instant,
    desiredMoveDate: Instant,
    rightToRentShareCode: Flag('enumerable'),
    currentLivingArrangements: Choice,
    whereDidYouHearAboutProperty: Choice,
    parkingRequired: Flag('enumerable'),
    notes: LongText,
    verification: Secret,
  },
  [
    'firstName',
    'lastName',
    'email',
    'phone',
    'employmentStatus',
    'howWillYouPay',
    'totalHouseholdIncome',
    'budget',
    'desiredTenancyPeriodInMonths',
    'desiredViewingDate',
    'currentLivingArrangements',
    'whereDidYouHearAboutProperty',
    'notes',
    'verification',
  ],
)
