import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SignInAnswerContract } from '@latchkey/domain/session/session.contract'
import {
  ChallengeBody,
  ChallengeCodeBody,
  CodeProofBody,
  PasswordProofBody,
  ProofBody,
  TwoFactorRuleBody,
} from '@latchkey/domain/two-factor/two-factor.body'
import {
  EnrolAnswerContract,
  EnrolledAnswerContract,
  RecoveryCodesContract,
  TwoFactorSecretContract,
  TwoFactorStateContract,
} from '@latchkey/domain/two-factor/two-factor.contract'
import { Type } from 'typebox'
import { EVERYTHING, type Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams } from '../platform/http/validation.ts'
import { originOf } from '../session/origin.ts'
import type { TwoFactorService } from './two-factor.service.ts'
import type { TwoFactorSignIn } from './two-factor.sign-in.ts'

const refusals = { 422: FieldErrorsContract }
const done = { 200: Type.Boolean() }

export const twoFactorRoutes =
  (twoFactor: TwoFactorService, signIn: TwoFactorSignIn): FastifyPluginAsyncTypebox =>
  async (app) => {
    const open: Access = 'public'
    app.post(
      '/users/two-factor/sign-in',
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        config: { access: open },
        schema: { body: ChallengeCodeBody, response: { 200: SignInAnswerContract, ...refusals } },
      },
      (request) => signIn.enterWithCode(request.body, originOf(request)),
    )
    app.post(
      '/users/two-factor/enrol',
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        config: { access: open },
        schema: { body: ChallengeBody, response: { 200: EnrolAnswerContract } },
      },
      (request) => signIn.enrol(request.body, originOf(request)),
    )
    app.post(
      '/users/two-factor/enrol/confirm',
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        config: { access: open },
        schema: { body: ChallengeCodeBody, response: { 200: EnrolledAnswerContract, ...refusals } },
      },
      (request) => signIn.confirm(request.body, originOf(request)),
    )

    const own: Access = 'signed-in'
    app.get(
      '/users/two-factor',
      { config: { access: own }, schema: { response: { 200: TwoFactorStateContract } } },
      (request) => twoFactor.state(actorOf(request)),
    )
    const Secret = Type.Union([TwoFactorSecretContract, Type.Literal(false)])
    app.post(
      '/users/two-factor/set-up',
      {
        config: { access: own },
        schema: { body: PasswordProofBody, response: { 200: Secret, ...refusals } },
      },
      (request) => twoFactor.begin(actorOf(request), request.body),
    )
    app.post(
      '/users/two-factor/switch-on',
      {
        config: { access: own },
        schema: { body: CodeProofBody, response: { 200: RecoveryCodesContract, ...refusals } },
      },
      (request) => twoFactor.switchOn(actorOf(request), request.body),
    )
    app.post(
      '/users/two-factor/switch-off',
      { config: { access: own }, schema: { body: ProofBody, response: { ...done, ...refusals } } },
      (request) => twoFactor.switchOff(actorOf(request), request.body),
    )
    app.post(
      '/users/two-factor/recovery-codes',
      {
        config: { access: own },
        schema: { body: ProofBody, response: { 200: RecoveryCodesContract, ...refusals } },
      },
      (request) => twoFactor.renewRecoveryCodes(actorOf(request), request.body),
    )

    app.post(
      '/users/two-factor/prove-identity',
      { config: { access: own }, schema: { body: CodeProofBody, response: { ...done, ...refusals } } },
      (request) => twoFactor.prove(actorOf(request), request.body),
    )

    app.post(
      '/users/:id/reset-two-factor',
      { config: { access: EVERYTHING, isProofAsked: true }, schema: { params: IdParams, response: done } },
      (request) => twoFactor.reset(actorOf(request), request.params.id),
    )
    app.post(
      '/roles/:id/two-factor',
      {
        config: { access: EVERYTHING, isProofAsked: true },
        schema: { params: IdParams, body: TwoFactorRuleBody, response: { ...done, ...refusals } },
      },
      (request) => twoFactor.setRequirement(actorOf(request), request.params.id, request.body),
    )
  }
