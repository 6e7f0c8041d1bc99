/** A file as its text, as Vite gives it to tests. */
declare module '*?raw' {
  const text: string;
  export default text;
}
