/** Pages opened by mailed links. */
export const linkPaths = {
  questionnaire: (token: string) => `/qualifying-questions/${token}`,
  reservation: (token: string) => `/reserve-property/${token}`,
  page: (token: string) => `/your-enquiry/${token}`,
  password: (token: string, username: string) =>
    `/reset-password/${token}?username=${encodeURIComponent(username)}`,
}
