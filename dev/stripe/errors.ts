import type { Intent } from './state.ts';

/** `error` in a response of Stripe. */
export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Partial<Intent>;
};

/** An error response. Anything else that is thrown is a bug of the emulator. */
export class StripeRequestError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function toBadRequest(message: string, code?: string, param?: string): StripeRequestError {
  return new StripeRequestError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** 404. `kind` is Stripe's name of the object, such as `payment_intent`. */
export function toNotFound(kind: string, id: string): StripeRequestError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeRequestError(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

/** 400 with the intent, whose status does not allow the call. */
export function toUnexpectedState(action: string, intent: Intent): StripeRequestError {
  return new StripeRequestError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}
