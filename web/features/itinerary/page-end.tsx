/** The last line of an itinerary. Not with links of the router, which rendered pages do without. */
/** `isNamed`: the reader is a person, of whom something may be stored. */
export function PageEnd({ projectId, isNamed }: { projectId: string; isNamed: boolean }) {
  return (
    <p className="page-end no-print">
      <a href="/">Made with Foldout</a>
      <a href="/#create">Plan your own</a>
      <a href="/privacy-policy">Privacy</a>
      {isNamed && <a href={`/my-data/${projectId}`}>My data</a>}
      <a href={`/report/${projectId}`}>Report</a>
    </p>
  );
}
