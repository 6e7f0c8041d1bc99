import type { Run, Step } from './run.ts';

/** Forwards a flight confirmation to the personal address of an account. */
export async function forwardEmail(run: Run, step: Step): Promise<number> {
  const account = run.randomOf(step).pick(run.accounts);
  const confirmation = `CH${run.seed}X${step.index}`;
  const raw = [
    'From: Nordair <bookings@nordair.example>',
    `Subject: Your flight ${confirmation}`,
    'Content-Type: text/html',
    '',
    '<script type="application/ld+json">',
    JSON.stringify({
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: confirmation,
      reservationStatus: 'http://schema.org/Confirmed',
      underName: { '@type': 'Person', name: 'Ana' },
      reservationFor: {
        '@type': 'Flight',
        flightNumber: '110',
        airline: { '@type': 'Airline', name: 'Nordair', iataCode: 'NA' },
        departureAirport: { '@type': 'Airport', name: 'San Francisco', iataCode: 'SFO' },
        departureTime: '2027-03-04T20:15:00-08:00',
        arrivalAirport: { '@type': 'Airport', name: 'New York', iataCode: 'JFK' },
        arrivalTime: '2027-03-05T06:30:00-05:00',
      },
    }),
    '</script>',
    `<p>Your flight ${confirmation} from San Francisco to New York is confirmed.</p>`,
  ].join('\r\n');
  const accepted = await run.world.deliverEmail(account.address, raw, step.faults);
  if (accepted) account.forwarded.push(confirmation);
  return accepted ? 200 : 500;
}
