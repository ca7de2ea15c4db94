import type { Pengirim } from "#company/perusahaan.ts";

export type Perusahaan = Pick<Pengirim, "nama" | "telepon" | "email">;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** A page for whoever holds a link, without a script. `gaya` is what its own content needs beside the common look. */
export const publicPage = (judul: string, isi: string, gaya = ""): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(judul)}</title>
<style>${STYLE}${gaya}</style>
</head>
<body>
${isi}
</body>
</html>`;

/** The page that a customer sees in place of a paper; `perusahaan` is whom to ask, where the link was made by us. */
export const penjelasan = (judul: string, text: string, perusahaan: Perusahaan | null): string =>
  publicPage(
    judul,
    `<main><h1>${escaped(judul)}</h1>
<p>${escaped(text)}</p>
${perusahaan ? pengirim(perusahaan) : ""}</main>`,
  );

export function pengirim({ nama, telepon, email }: Perusahaan): string {
  const hubungi = [
    telepon && `<a href="tel:${escaped(telepon.replace(/[^\d+]/g, ""))}">${escaped(telepon)}</a>`,
    email && `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
  ];
  return `<address><strong>${escaped(nama)}</strong>${hubungi.filter(Boolean).join("")}</address>`;
}

const STYLE = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5;color:light-dark(#1f272d,#e3e7ea)}
body{margin:0;padding:1.5rem;min-height:100vh;box-sizing:border-box;display:grid;place-items:center}
main{max-width:28rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem}
p{margin:0 0 1.5rem}
address{font-style:normal;display:grid;border-top:1px solid #8886;padding-top:1rem}
a{color:inherit;min-height:44px;display:flex;align-items:center}
`;
