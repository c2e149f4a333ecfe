/** Addresses of the pages that mailed links open, within the site. Source: specification §2, decision S9. */
export const linkPaths = {
  questionnaire: (token: string) => `/qualifying-questions/${token}`,
  reservation: (token: string) => `/reserve-property/${token}`,
  password: (token: string, username: string) =>
    `/reset-password/${token}?username=${encodeURIComponent(username)}`,
}
