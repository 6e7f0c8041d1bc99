import { matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

const NAME = "\\p{Lu}[\\p{L}\\p{M}.'’]*(?: (?!-)[\\p{L}\\p{M}.'’()]+){0,3}?";
const TO = '\\s?(?:→|->|➔|=>|–|—|>)\\s?|\\s-\\s';
/** The number of a flight or train, and the two places between which it goes. */
const ROUTE = new RegExp(
  `^(?<words>(?:\\p{L}+ ){0,2})(?:\\p{Lu}{2,3}|\\p{Lu}\\d|\\d\\p{Lu}) ?\\d{2,5}:?,? (?<from>${NAME})(?:${TO})${NAME}(?=$|\\s*[,;(|¦‖])`,
  'u',
);

/** Where a flight or train starts that a text names with its number: `LO281 Warszawa – Londyn`. */
export function findRouteStart(text: string, language: string): string | undefined {
  const { words = '', from } = ROUTE.exec(text.trim())?.groups ?? {};
  const isJourney =
    words === '' ||
    (['plan.departures', 'plan.flights'] as const).some((key) =>
      matchInLanguage(language, key).test(foldEmailText(words)),
    );
  return isJourney ? from : undefined;
}
