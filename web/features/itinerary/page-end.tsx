/** The last line of an itinerary. Not with links of the router, which rendered pages do without. */
export function PageEnd({ projectId }: { projectId: string }) {
  return (
    <p className="page-end no-print">
      <a href="/">Made with Foldout</a>
      <a href="/#create">Plan your own</a>
      <a href="/privacy-policy">Privacy</a>
      <a href={`/report/${projectId}`}>Report</a>
    </p>
  );
}
