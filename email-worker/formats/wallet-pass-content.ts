import type { BookingKind } from '../booking.ts';
import { type BoardingPassBarcode, parseBoardingPassBarcode } from './boarding-pass-barcode.ts';
import type { Json } from './loose-json.ts';
import { isJsonObject, type JsonObject } from './wallet-pass-file.ts';

const STYLES = ['boardingPass', 'eventTicket', 'generic', 'storeCard', 'coupon'] as const;
const FIELD_GROUPS = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'];
const MAX_FIELDS = 40;

const TRANSIT_KINDS: Record<string, BookingKind> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

export interface PassField {
  key: string;
  label: string;
  value: string;
}

/** The parts of a wallet pass's JSON that bookings are read from. */
export interface PassContent {
  pass: JsonObject;
  kind: BookingKind;
  /** A pass without a specific style; it may be anything that has a date. */
  isGeneric: boolean;
  primary: PassField[];
  fields: PassField[];
  /** Apple's semantic tags of the pass and all its fields. */
  semantics: JsonObject;
  barcode: BoardingPassBarcode | undefined;
}

/** Reads boarding passes, tickets and generic passes; undefined for coupons and loyalty cards. */
export function readPassContent(pass: JsonObject): PassContent | undefined {
  const style = STYLES.find((name) => isJsonObject(pass[name]));
  if (!style || style === 'storeCard' || style === 'coupon') return undefined;
  const body = pass[style] as JsonObject;
  const barcode = listBarcodes(pass).map(parseBoardingPassBarcode).find(Boolean);
  const transit = TRANSIT_KINDS[toPassText(body.transitType)] ?? (barcode ? 'flight' : 'train');
  return {
    pass,
    kind: style === 'boardingPass' ? transit : 'activity',
    isGeneric: style === 'generic',
    primary: listFields(body.primaryFields),
    fields: FIELD_GROUPS.flatMap((name) => listFields(body[name])),
    semantics: { ...toJsonObject(body.semantics), ...toJsonObject(pass.semantics), ...listSemantics(body) },
    barcode,
  };
}

/** The value of the first field whose key or label matches. */
export function findPassField({ fields }: PassContent, pattern: RegExp): string | undefined {
  return fields.find(({ key, label }) => pattern.test(key) || pattern.test(label))?.value;
}

/** Strings and numbers as text; anything else is empty. */
export const toPassText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The value if it is an object, else an empty one. */
export const toJsonObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

function listFields(value: Json | undefined): PassField[] {
  const fields = Array.isArray(value) ? value.slice(0, MAX_FIELDS) : [];
  return fields.filter(isJsonObject).map((field) => ({
    key: toPassText(field.key),
    label: toPassText(field.label),
    value: toPassText(field.value) || toPassText(field.attributedValue),
  }));
}

function listSemantics(body: JsonObject): JsonObject {
  const groups = Object.values(body).flatMap((value) => (Array.isArray(value) ? value : []));
  return Object.assign({}, ...groups.map((field) => toJsonObject(toJsonObject(field).semantics)));
}

const listBarcodes = (pass: JsonObject): string[] =>
  [pass.barcode, ...(Array.isArray(pass.barcodes) ? pass.barcodes : [])].map((barcode) =>
    toPassText(toJsonObject(barcode).message),
  );
