import { Text } from "@mantine/core";
import type { DocumentKind } from "#web/documents/address.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import type { PengajuanLengkap } from "../contract.ts";

type Rujukan = { kind: DocumentKind; kunci: string; label: string };

const rujukan = (kind: DocumentKind, kunci: string | null | undefined, label = kunci): Rujukan[] =>
  kunci && label ? [{ kind, kunci, label }] : [];

/** The documents that a request belongs to. */
const milik = ({ inv, po, asset, pelepasan }: PengajuanLengkap): Rujukan[] => [
  ...rujukan("order", inv?.idSo),
  ...rujukan("invoice", inv?.idInvoice),
  ...rujukan("po", po?.idPo, po?.kloter),
  ...rujukan("pengajuanAsset", asset?.idPengajuanAsset),
  ...rujukan("pelepasanAsset", pelepasan?.idPelepasanAsset),
];

/** What a request is for. Its documents are links where the text names them; the others stand below it. */
export function Deskripsi({ row }: { row: PengajuanLengkap }) {
  const semua = milik(row);
  const disebut = semua.filter(({ label }) => row.deskripsiPengajuan.includes(label));
  const lain = semua.filter((satu) => !disebut.includes(satu));
  return (
    <>
      <Text component="div" size="sm" c="dimmed" fw={400} lineClamp={2}>
        {bagian(row.deskripsiPengajuan, disebut).map((satu, at) =>
          typeof satu === "string" ? (
            satu
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which may name a document twice
            <DocumentLink key={at} {...satu} />
          ),
        )}
      </Text>
      {lain.map((satu) => (
        <div key={satu.label}>
          <DocumentLink {...satu} />
        </div>
      ))}
    </>
  );
}

/** The text in pieces, with the documents that it names. */
function bagian(teks: string, disebut: readonly Rujukan[]): (string | Rujukan)[] {
  const [satu, ...lain] = disebut;
  if (!satu) return [teks];
  return teks.split(satu.label).flatMap((potong, at) => [...(at === 0 ? [] : [satu]), ...bagian(potong, lain)]);
}
