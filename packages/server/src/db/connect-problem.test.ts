import { expect, test } from 'vitest'
import { connectProblem } from './connect-problem.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.each([
  [
    failure('password authentication failed for user "app"', '28P01'),
    /; correct the password; .*percent-encoded/,
  ],
  [
    failure('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    /; the server asks for a password/,
  ],
  [
    failure('The server does not support SSL connections'),
    /; switch TLS on there, or set sslmode=disable\.$/,
  ],
  [failure('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), /; name its certificate authority/],
  [failure('timeout expired'), /; correct the host and the port, or open the firewall\.$/],
  [
    new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
    /; start PostgreSQL there/,
  ],
  [failure('something new.\nand its second line'), /cannot be used: something new\.$/],
])('the reason is one sentence that says what to do: %s', (error, remedy) => {
  const { message } = connectProblem('DATABASE_URL', 'a database', error)
  expect(message).toMatch(/^DATABASE_URL names a database that cannot be used: [^\n]+\.$/)
  expect(message).toMatch(remedy)
})
