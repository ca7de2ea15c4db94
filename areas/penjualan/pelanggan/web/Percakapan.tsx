import { jakartaToday } from "#kernel/format.ts";
import { blankOf, inOrder } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { LangkahSelesai } from "#web/documents/LangkahSelesai.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import type { Percakapan as Baris, DetailPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { isianPercakapan } from "../isiPelanggan.ts";
import { BARIS, Bagian, usePage } from "./Bagian.tsx";

const URUTAN = inOrder(isianPercakapan)("tanggal", "isi", "langkah", "tglLangkah");

const columns: LineColumn<Baris>[] = [
  recordColumn(isianPercakapan, "tanggal"),
  recordColumn(isianPercakapan, "isi", { wrap: 280 }),
  recordColumn(isianPercakapan, "langkah", { wrap: 180 }),
  recordColumn(isianPercakapan, "tglLangkah"),
  {
    header: "Selesai",
    cell: (row) => <LangkahSelesai call={pelanggan.selesaikanLangkah} idCatatan={row.idCatatan} catatan={row} />,
  },
  { header: "Oleh", cell: (row) => row.user.namaLengkap },
];

/** What was said with a customer; steps that wait come first. */
export function Percakapan({ idPelanggan }: { idPelanggan: Id<"pelanggan"> }) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(pelanggan.getPercakapan, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Percakapan"
      columns={columns}
      rowKey={(row) => row.idCatatan}
      empty="Belum ada percakapan yang dicatat"
    />
  );
}

export function PercakapanForm({ dialog }: { dialog: Dialog<DetailPelanggan> }) {
  const today = jakartaToday(new Date());
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Catat percakapan dengan ${nama}`}
      call={pelanggan.addPercakapan}
      draft={({ idPelanggan }) => String(idPelanggan)}
      initial={({ idPelanggan }) => ({ idPelanggan, ...blankOf(isianPercakapan), tanggal: today })}
      checkedBy="browser"
      fallback="Gagal mencatat percakapan"
      size="lg"
    >
      {(form) => (
        <Fields>
          {URUTAN.map((name) => (
            <RecordField
              key={name}
              of={isianPercakapan}
              name={name}
              form={form}
              latest={name === "tanggal" ? today : undefined}
            />
          ))}
        </Fields>
      )}
    </FormShell>
  );
}
