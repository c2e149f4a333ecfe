import { PATHS } from './paths.ts'

const TOKEN = /^[\w-]+$/

/** In a file of their own, because the entry of tenants has no other page. */
export const TENANT_PAGES = {
  questionnaire: {
    path: `${PATHS.qualifyingQuestions}/:token`,
    title: 'Qualifying questions',
    access: 'public',
    params: { token: TOKEN },
  },
  reservation: {
    path: `${PATHS.reserveProperty}/:token`,
    title: 'Reserve your home',
    access: 'public',
    params: { token: TOKEN },
  },
  enquiry: {
    path: `${PATHS.yourEnquiry}/:token`,
    title: 'Your enquiry',
    access: 'public',
    params: { token: TOKEN },
  },
} as const
