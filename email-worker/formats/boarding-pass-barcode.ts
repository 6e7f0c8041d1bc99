/** First leg in the barcode of a boarding pass (IATA Resolution 792). */
export interface BoardingPassBarcode {
  passenger: string;
  confirmation: string;
  from: string;
  to: string;
  number: string;
  /** Day of the year, from 1. */
  day: number;
  seat: string;
}

const CODE =
  /^M[1-4](.{20})[E ]([A-Z\d ]{7})([A-Z]{3})([A-Z]{3})([A-Z\d ]{2,3}?) ?(\d{4})[A-Z\d ](\d{3})([A-Z\d ])([\dA-Z ]{4})/;

/** Parses the barcode of a boarding pass; undefined for other codes. */
export function parseBoardingPassBarcode(text: string): BoardingPassBarcode | undefined {
  const found = CODE.exec(text.slice(0, 100));
  if (!found) return undefined;
  const [
    ,
    passenger = '',
    confirmation = '',
    from = '',
    to = '',
    carrier = '',
    number = '',
    day = '',
    ,
    seat = '',
  ] = found;
  return {
    passenger: passenger.trim(),
    confirmation: confirmation.trim(),
    from,
    to,
    number: `${carrier.trim()} ${Number(number)}`,
    day: Number(day),
    seat: seat.trim().replace(/^0+/, ''),
  };
}
