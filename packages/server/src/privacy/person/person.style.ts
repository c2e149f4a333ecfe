import { html } from '../../platform/values/html.ts'

/** The styles of the page about a person, on a screen and on paper. */
export const PERSON_STYLE = html`<style>
  :root {
    color-scheme: light;
    font:
      16px/1.5 system-ui,
      -apple-system,
      'Segoe UI',
      Arial,
      sans-serif;
  }
  body {
    max-width: 60rem;
    margin: 0 auto;
    padding: 2rem 1.25rem 4rem;
    background: #fff;
    color: #1c231f;
  }
  h1 {
    margin: 0 0 0.5rem;
    font-size: 1.75rem;
    line-height: 1.2;
  }
  h2 {
    margin: 3rem 0 0;
    padding-top: 1rem;
    border-top: 3px solid #1a5541;
    font-size: 1.35rem;
    line-height: 1.3;
  }
  h3 {
    margin: 1.75rem 0 0.5rem;
    font-size: 1.05rem;
  }
  h1,
  h2,
  h3,
  td,
  th,
  p,
  li {
    overflow-wrap: anywhere;
  }
  p {
    margin: 0 0 0.5rem;
  }
  a {
    color: #1a5541;
  }
  ul {
    margin: 0;
    padding-left: 1.1rem;
  }
  nav ul {
    margin-top: 1rem;
  }
  table {
    width: 100%;
    margin: 0 0 1rem;
    border-collapse: collapse;
    font-size: 0.9rem;
  }
  th,
  td {
    min-width: 6.5em;
    padding: 0.35rem 0.6rem;
    border: 1px solid #d4cfc2;
    text-align: left;
    vertical-align: top;
  }
  th {
    background: #f3f1ea;
    font-weight: 600;
  }
  .text {
    white-space: pre-wrap;
  }
  .facts th {
    width: 35%;
    font-weight: 400;
    color: #4a4c42;
  }
  .notes {
    padding: 0.6rem 0.75rem;
    border: 1px solid #d4cfc2;
  }
  .nothing {
    color: #5b5d52;
  }
  @media screen and (max-width: 40rem) {
    body {
      padding: 1rem 0.75rem 2rem;
    }
    thead {
      display: none;
    }
    .records tr {
      display: block;
      margin-bottom: 0.75rem;
      border: 1px solid #d4cfc2;
    }
    .records td {
      display: block;
      border: 0;
    }
    .records td::before {
      content: attr(data-label) ': ';
      color: #4a4c42;
    }
  }
  @media print {
    @page {
      margin: 16mm 14mm;
    }
    :root {
      font-size: 10pt;
    }
    body {
      max-width: none;
      padding: 0;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    th {
      print-color-adjust: exact;
    }
    article + article {
      break-before: page;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    thead {
      display: table-header-group;
    }
    .facts tr {
      break-inside: avoid;
    }
  }
</style>`
