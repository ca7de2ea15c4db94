import type { Column, Content } from "pdfmake/interfaces";
import { amounts, type Facts, factsBlock, noteBlock, signatureRow, type Total } from "./blocks.ts";
import { bodyInBoth, type English, inOneLine, withBelow } from "./english.ts";
import { logoName, printableLogo } from "./logo.ts";
import { qrCode } from "./qr.ts";
import { renderPdf } from "./render.ts";
import { isStray, keepWithTail, overflows } from "./tail.ts";
import { printable } from "./text.ts";
import { ACCENT, GREY, PAGE_MARGIN, PAGE_WIDTH, WARNING } from "./theme.ts";

const QR_SIDE = 62;
/** A code of a hundred letters and more is read from this size at arm's length. */
const PAY_SIDE = 110;

export type Company = {
  nama: string;
  alamat: string;
  telepon: string;
  email?: string;
  /** Accounts to pay to, a line each; empty for documents that ask for no money. */
  bank: readonly string[];
  /** JPEG or PNG, as stored. */
  logo: Buffer | null;
};

/** A mark over the heading: a warning, or that something is settled. */
export type Stamp = { text: string; tone: "warning" | "good" };

export type DocumentOptions = {
  company: Company;
  /** "INVOICE", "SURAT JALAN" … */
  title: string;
  /** The document's number, also held by the QR code. */
  code: string;
  /** Without the QR code, for a document that has no number. */
  unnumbered?: boolean;
  stamp?: Stamp;
  facts: Facts;
  body: readonly Content[];
  totals?: readonly Total[];
  /** The amount that is written in words. */
  terbilang?: number;
  /** A code to pay with, beside the accounts to pay to. */
  pay?: { text: string; label: string; amount: string };
  notes?: readonly string[];
  signatures?: readonly string[];
  /** With it the labels are in English too. */
  english?: English;
};

/** Documents of the company on A4, as a customer gets them: several in one file, each as it would be alone, with page numbers of its own. Fonts and logo are kept once. */
export async function drawDocuments(asked: readonly DocumentOptions[], title: string): Promise<Buffer> {
  const documents = asked.map((one) => ({ ...one, body: bodyInBoth(one.english, one.body) }));
  const logos = [...new Set(documents.flatMap(({ company }) => company.logo ?? []))];
  const images = await Promise.all(logos.map(async (logo, at) => [logoName(at), await printableLogo(logo)] as const));
  // Drawing changes what it draws.
  const anew = documents.map(({ body }) => structuredClone(body));
  const logoOf = ({ company: { logo } }: DocumentOptions) => logo && logoName(logos.indexOf(logo));
  const draw = (sheets: readonly Sheets[]) => render(sheets, Object.fromEntries(images), documents[0], title);
  const sheets = documents.map((one) => sheetsOf(one, logoOf(one)));
  const drawn = await draw(sheets);
  const stray = sheets.map(({ body, head, count }) => isStray(body, head, count()));
  const close = sheets.map(({ body, head, count }) => overflows(body, head, count()));
  if (![...stray, ...close].includes(true)) return drawn;
  return draw(
    documents.map((one, at) => {
      const body = anew[at] ?? [];
      if (stray[at]) keepWithTail(body);
      return sheetsOf({ ...one, body }, logoOf(one), close[at]);
    }),
  );
}

/** A document to draw; once it is drawn it knows how many sheets it has. */
type Sheets = { content: Content; head: Content; body: readonly Content[]; count: () => number };

function render(
  sheets: readonly Sheets[],
  images: Record<string, string>,
  first: DocumentOptions | undefined,
  title: string,
): Promise<Buffer> {
  const company = first?.company.nama ?? "";
  return renderPdf({
    pageSize: "A4",
    pageMargins: [PAGE_MARGIN, 40, PAGE_MARGIN, 52],
    language: "id",
    info: { title, author: company, creator: company },
    defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.15 },
    styles: { itemHeader: { bold: true, fontSize: 8.5, color: ACCENT } },
    images,
    content: sheets.map(({ content }) => content),
  });
}

/** `close` sets sums and signatures closer and keeps them together, for a short document that would need a second sheet for some of them. */
function sheetsOf(options: DocumentOptions, logo: string | null, close = false): Sheets {
  const { english } = options;
  // The headers of all pages are drawn before the first footer, so that the footers know how many there are.
  const drawn = { headers: 0, footers: 0 };
  const head = heading(options);
  const setting = { english, close };
  const tail = [
    // A code to pay with stands beside the sums, where there is room: below them it would often need a sheet more.
    amounts(options.totals ?? [], options.terbilang, options.pay ? payParts(options) : [], setting),
    ...(options.pay ? [] : payParts(options)),
    noteBlock("Catatan", options.notes ?? [], english),
    signatureRow(options.signatures ?? [], setting),
  ];
  const content: Content = {
    header: () => {
      drawn.headers += 1;
      return drawn.headers === 1 ? null : continuation(options);
    },
    footer: () => {
      drawn.footers += 1;
      return footer(options, drawn.footers, drawn.headers);
    },
    section: [
      letterhead(options, logo),
      head,
      factsBlock(options.facts, english),
      ...options.body,
      close ? { stack: tail, unbreakable: true } : tail,
    ],
  };
  return { content, head, body: options.body, count: () => drawn.headers };
}

function letterhead({ company, code, unnumbered, english }: DocumentOptions, image: string | null): Content {
  const contact = [company.telepon && `${inOneLine(english, "Telp.")} ${company.telepon}`, company.email]
    .filter(Boolean)
    .join("   ·   ");
  const logo: Content[] = image ? [{ image, fit: [96, 62], width: 96 }] : [];
  return {
    stack: [
      {
        columns: [
          ...logo,
          {
            width: "*",
            margin: [0, 4, 0, 0],
            stack: [
              { text: printable(company.nama), fontSize: 15, bold: true, color: ACCENT },
              { text: printable(company.alamat), fontSize: 8.5, color: GREY, margin: [0, 2, 0, 0] },
              { text: printable(contact), fontSize: 8.5, color: GREY },
            ],
          },
          ...(unnumbered ? [] : [numberedQr(code, english)]),
        ],
        columnGap: 14,
      },
      {
        canvas: [{ type: "line", x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: 1.5, lineColor: ACCENT }],
        margin: [0, 8, 0, 14],
      },
    ],
  };
}

/** Where to pay to, and the code to pay with. */
function payParts({ company, pay, english }: DocumentOptions): Content[] {
  const accounts = noteBlock("Pembayaran", company.bank, english);
  if (!pay) return [accounts];
  const said = `${inOneLine(english, pay.label)}, ${pay.amount.replaceAll(" ", "\u00a0")}`;
  const code: Column = {
    width: PAY_SIDE,
    stack: [
      { columns: [qrCode(pay.text, PAY_SIDE)] },
      { text: said, fontSize: 7.5, color: GREY, alignment: "center", margin: [0, 3, 0, 0] },
    ],
  };
  return [{ columns: [code, { width: "*", stack: [accounts] }], columnGap: 12 }];
}

/** The QR code of the number, with what somebody who scans it gets. */
const numberedQr = (code: string, english: English | undefined): Column => ({
  width: QR_SIDE,
  stack: [
    { columns: [qrCode(code, QR_SIDE)] },
    {
      text: withBelow(english, "Pindai untuk nomornya", 6.5),
      fontSize: 6.5,
      color: GREY,
      alignment: "center",
      margin: [0, 3, 0, 0],
    },
  ],
});

/** Title and mark on the left, the number on the right. */
function heading({ title, code, stamp, english }: DocumentOptions): Content {
  return {
    columns: [
      { text: withBelow(english, title, 10), width: "auto", fontSize: 17, bold: true, characterSpacing: 0.6 },
      ...(stamp ? [stamped(stamp, english)] : []),
      { text: printable(code), fontSize: 12, bold: true, alignment: "right", margin: [0, 5, 0, 0] },
    ],
    columnGap: 14,
    margin: [0, 0, 0, 10],
  };
}

function stamped({ text, tone }: Stamp, english: English | undefined): Column {
  const color = tone === "good" ? ACCENT : WARNING;
  return {
    width: "auto",
    table: {
      body: [[{ text: withBelow(english, text, 7.5), fontSize: 10, bold: true, color, characterSpacing: 0.6 }]],
    },
    layout: {
      hLineColor: () => color,
      vLineColor: () => color,
      paddingLeft: () => 7,
      paddingRight: () => 7,
      paddingTop: () => 2,
      paddingBottom: () => 1,
    },
    margin: [0, 2, 0, 0],
  };
}

/** Header from the second page on: names the document, in case the pages get separated. */
function continuation({ company, title, code, english }: DocumentOptions): Content {
  return {
    columns: [
      { text: printable(company.nama), bold: true },
      { text: printable(`${inOneLine(english, title)} ${code}`), alignment: "right" },
    ],
    fontSize: 8,
    color: GREY,
    margin: [PAGE_MARGIN, 20, PAGE_MARGIN, 0],
  };
}

function footer({ title, code, english }: DocumentOptions, page: number, pages: number): Content {
  const inEnglish = english ? ` / Page ${page} of ${pages}` : "";
  return {
    columns: [
      { text: printable(`${inOneLine(english, title)} ${code}`) },
      { text: `Halaman ${page} dari ${pages}${inEnglish}`, alignment: "right" },
    ],
    fontSize: 8,
    color: GREY,
    margin: [PAGE_MARGIN, 20, PAGE_MARGIN, 0],
  };
}
