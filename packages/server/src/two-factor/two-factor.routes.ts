import { twoFactorCalls } from '@latchkey/domain/two-factor/two-factor.calls'
import type { FastifyPluginAsync } from 'fastify'
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
import { serve } from '../platform/http/serve.ts'
import { EVERYTHING } from '../platform/http/access.ts'
import { originOf } from '../session/origin.ts'
import type { TwoFactorService } from './two-factor.service.ts'
import type { TwoFactorSignIn } from './two-factor.sign-in.ts'

const refusals = { 422: FieldErrorsContract }

export const twoFactorRoutes =
  (twoFactor: TwoFactorService, signIn: TwoFactorSignIn): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      twoFactorCalls.enterWithCode,
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        access: 'public',
        body: ChallengeCodeBody,
        answer: SignInAnswerContract,
        refusals,
      },
      (call) => signIn.enterWithCode(call.body, originOf(call.request)),
    )
    serve(
      app,
      twoFactorCalls.enrol,
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        access: 'public',
        body: ChallengeBody,
        answer: EnrolAnswerContract,
      },
      (call) => signIn.enrol(call.body, originOf(call.request)),
    )
    serve(
      app,
      twoFactorCalls.confirmEnrolment,
      {
        onRequest: (request) => signIn.admit(request.clientAddress),
        access: 'public',
        body: ChallengeCodeBody,
        answer: EnrolledAnswerContract,
        refusals,
      },
      (call) => signIn.confirm(call.body, originOf(call.request)),
    )

    serve(app, twoFactorCalls.state, { access: 'signed-in', answer: TwoFactorStateContract }, (call) =>
      twoFactor.state(call.actor),
    )
    const Secret = Type.Union([TwoFactorSecretContract, Type.Literal(false)])
    serve(
      app,
      twoFactorCalls.begin,
      { access: 'signed-in', body: PasswordProofBody, answer: Secret, refusals },
      (call) => twoFactor.begin(call.actor, call.body),
    )
    serve(
      app,
      twoFactorCalls.switchOn,
      { access: 'signed-in', body: CodeProofBody, answer: RecoveryCodesContract, refusals },
      (call) => twoFactor.switchOn(call.actor, call.body),
    )
    serve(app, twoFactorCalls.switchOff, { access: 'signed-in', body: ProofBody, refusals }, (call) =>
      twoFactor.switchOff(call.actor, call.body),
    )
    serve(
      app,
      twoFactorCalls.renewRecoveryCodes,
      { access: 'signed-in', body: ProofBody, answer: RecoveryCodesContract, refusals },
      (call) => twoFactor.renewRecoveryCodes(call.actor, call.body),
    )

    serve(app, twoFactorCalls.prove, { access: 'signed-in', body: CodeProofBody, refusals }, (call) =>
      twoFactor.prove(call.actor, call.body),
    )

    serve(app, twoFactorCalls.reset, { access: EVERYTHING, isProofRequired: true }, (call) =>
      twoFactor.reset(call.actor, call.params.id),
    )
    serve(
      app,
      twoFactorCalls.setRequirement,
      { access: EVERYTHING, isProofRequired: true, body: TwoFactorRuleBody, refusals },
      (call) => twoFactor.setRequirement(call.actor, call.params.id, call.body),
    )
  }
