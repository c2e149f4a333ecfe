import { twoFactorCalls } from '@latchkey/domain/two-factor/two-factor.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SignInResponseContract } from '@latchkey/domain/session/session.contract'
import {
  ChallengeBody,
  ChallengeCodeBody,
  CodeProofBody,
  PasswordProofBody,
  ProofBody,
  TwoFactorRuleBody,
  EnrolResponseContract,
  EnrolledResponseContract,
  RecoveryCodesContract,
  TwoFactorSecretContract,
  TwoFactorStateContract,
} from '@latchkey/domain/two-factor/two-factor.contract'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import { ADMINISTRATORS } from '../platform/http/access.ts'
import { originOf } from '../session/origin.ts'
import type { TwoFactorService } from './two-factor.service.ts'
import type { TwoFactorSignIn } from './two-factor.sign-in.ts'

const errors = { 422: FieldErrorsContract }

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
        response: SignInResponseContract,
        errors,
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
        response: EnrolResponseContract,
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
        response: EnrolledResponseContract,
        errors,
      },
      (call) => signIn.confirm(call.body, originOf(call.request)),
    )

    serve(app, twoFactorCalls.state, { access: 'signed-in', response: TwoFactorStateContract }, (call) =>
      twoFactor.state(call.actor),
    )
    const Secret = Type.Union([TwoFactorSecretContract, Type.Literal(false)])
    serve(
      app,
      twoFactorCalls.begin,
      { access: 'signed-in', body: PasswordProofBody, response: Secret, errors },
      (call) => twoFactor.begin(call.actor, call.body),
    )
    serve(
      app,
      twoFactorCalls.switchOn,
      { access: 'signed-in', body: CodeProofBody, response: RecoveryCodesContract, errors },
      (call) => twoFactor.switchOn(call.actor, call.body),
    )
    serve(app, twoFactorCalls.switchOff, { access: 'signed-in', body: ProofBody, errors }, (call) =>
      twoFactor.switchOff(call.actor, call.body),
    )
    serve(
      app,
      twoFactorCalls.renewRecoveryCodes,
      { access: 'signed-in', body: ProofBody, response: RecoveryCodesContract, errors },
      (call) => twoFactor.renewRecoveryCodes(call.actor, call.body),
    )

    serve(app, twoFactorCalls.prove, { access: 'signed-in', body: CodeProofBody, errors }, (call) =>
      twoFactor.prove(call.actor, call.body),
    )

    serve(app, twoFactorCalls.reset, { access: ADMINISTRATORS, isProofRequired: true }, (call) =>
      twoFactor.reset(call.actor, call.params.id),
    )
    serve(
      app,
      twoFactorCalls.setRequirement,
      { access: ADMINISTRATORS, isProofRequired: true, body: TwoFactorRuleBody, errors },
      (call) => twoFactor.setRequirement(call.actor, call.params.id, call.body),
    )
  }
