import { Alert } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { filledOf } from "#kernel/record.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { useOfferUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import type { BarisOrder, SuratJalanOrder } from "../../order/contract.ts";
import { barisBerseri, SeriFields, seriTerisi } from "../../seri/web/SeriFields.tsx";
import { berekspedisi, MAKS_DOKUMEN, type OrderSuratJalan, sudahKeluar, suratJalan } from "../contract.ts";
import { isianSuratJalan } from "../isiSuratJalan.ts";
import { siapKirim } from "../kirim.ts";
import { allGoods, BarangFields, BarangTetap, barangTerisi, readGoods } from "./BarangFields.tsx";
import {
  CatatanFields,
  EkspedisiFields,
  KodeFields,
  PenerimaFields,
  readStatus,
  StatusField,
} from "./SuratJalanFields.tsx";
import type { SuratDibuka } from "./suratDibuka.ts";

type Values = FormValues<typeof suratJalan.updateStatusSj>;

/** The form to change a delivery note. */
export function SuratJalanEdit({ dialog }: { dialog: Dialog<SuratDibuka> }) {
  const tawarkan = useOfferUndo(suratJalan.undoFotoSj);
  return (
    <FormShell
      dialog={dialog}
      title={({ note }) => `Edit Status Surat Jalan ${note?.idSuratJalan ?? ""}`}
      call={suratJalan.updateStatusSj}
      initial={mulai}
      prepare={terisi}
      checkedBy="browser"
      check={(values) => (tersisa(values) === 0 ? { dokumen: "Dokumen tidak boleh kosong." } : {})}
      toastWhenWrong
      draft={({ note }) => note?.idSuratJalan ?? ""}
      ask={async (_, { order, note }) => ({
        title: "Apakah anda yakin untuk mengubah surat jalan?",
        text: `${note?.idSuratJalan ?? ""} untuk ${order.namaCustomer}.\n${PASTIKAN}`,
      })}
      fallback="Gagal menambahkan Produk"
      done={(_, { order, note }, values) => {
        const hilang = (note?.buktiFoto.length ?? 0) - tempatTetap(values).length;
        if (!note || hilang === 0) return;
        tawarkan(`${hilang} foto ${note.idSuratJalan} dihapus`, { idSo: order.idSo, idSj: note.idSuratJalan });
      }}
      size="lg"
    >
      {(form, { order: row, note }) => note && <Isi form={form} row={row} note={note} />}
    </FormShell>
  );
}

function terisi(values: Values): Values {
  const barang = barangTerisi(values.barang);
  return { ...values, barang, seri: seriTerisi(values.seri, barang) };
}

export const tempatTetap = (values: Values): number[] => [values.buktiTetap ?? []].flat().map(Number);
export const tersisa = (values: Values): number => tempatTetap(values).length + values.dokumen.length;

type IsiProps = { form: FormApi<Values>; row: OrderSuratJalan; note: SuratJalanOrder };

function Isi({ form, row, note }: IsiProps) {
  const { field, values, set, errorAt } = form;
  const locked = row.statusSo === "Selesai";
  const status = readStatus(values.statusBarang);
  const tadi = sudahKeluar(note.statusBarang);
  const kini = sudahKeluar(status);
  return (
    <>
      {locked && (
        <Alert color="blue" mb="md" icon={<IconLock aria-hidden />}>
          Order sudah selesai: hanya nomor resi, keterangan dan foto yang dapat diubah.
        </Alert>
      )}
      <KodeFields idSo={row.idSo} idInvoice={note.idInvoice}>
        <StatusField
          props={field("statusBarang")}
          locked={locked}
          description={tadi === kini ? undefined : kini ? "Barang keluar dari gudang" : "Barang kembali ke gudang"}
          onChange={(next) => next !== null && set("statusBarang", next)}
        />
      </KodeFields>
      {tadi ? (
        <BarangTetap order={row} barang={note.barang} />
      ) : (
        <BarangFields
          order={row}
          value={values.barang}
          onChange={(barang) => set("barang", barang)}
          error={errorAt("barang")}
          tersedia={tersediaUntuk(note)}
        />
      )}
      <SeriFields
        lines={barisBerseri(row.orders, tadi ? note.barang : readGoods(values.barang), note.seri)}
        value={values.seri}
        onChange={(seri) => set("seri", seri)}
        error={errorAt("seri")}
      />
      <PenerimaFields form={form} locked={locked} />
      {berekspedisi(status) && <EkspedisiFields form={form} locked={locked} />}
      <CatatanFields form={form}>
        <DokumenField
          form={form}
          max={MAKS_DOKUMEN}
          kept={{
            images: note.buktiFoto,
            places: tempatTetap(values),
            onChange: (places) => set("buktiTetap", places),
          }}
        />
      </CatatanFields>
    </>
  );
}

/** Of a line a note can hold what stands on no note, and what it holds already. */
const tersediaUntuk = (note: SuratJalanOrder) => (line: BarisOrder) =>
  siapKirim(line) + (note.barang.find(({ idOrderan }) => idOrderan === line.idOrderan)?.qty ?? 0);

/** The note as it is, to be changed. */
export function mulai({ order, note }: SuratDibuka): Values {
  if (!note) throw new Error(`${order.idSo} has no delivery note`);
  const ada = new Map(note.barang.map(({ idOrderan, qty }) => [idOrderan, qty]));
  return {
    idSo: order.idSo,
    idSj: note.idSuratJalan,
    statusBarang: note.statusBarang,
    ...filledOf(isianSuratJalan, note),
    barang: allGoods(order.orders, tersediaUntuk(note)).map(({ idOrderan }) => ({
      idOrderan,
      qty: ada.get(idOrderan as BarisOrder["idOrderan"]) ?? 0,
    })),
    seri: note.seri.map(({ idOrderan, nomor }) => ({ idOrderan, nomor })),
    buktiTetap: note.buktiFoto.map((_, place) => place),
    versi: note.versi,
    dokumen: [],
  };
}
