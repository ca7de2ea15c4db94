import { Alert } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { filledOf } from "#contract/kernel/record.ts";
import { isianSuratJalan } from "#contract/penjualan/isiSuratJalan.ts";
import {
  berekspedisi,
  MAKS_DOKUMEN,
  type OrderSuratJalan,
  sudahKeluar,
  suratJalan,
} from "#contract/penjualan/surat-jalan.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import {
  bacaStatus,
  CatatanFields,
  EkspedisiFields,
  KodeFields,
  PenerimaFields,
  StatusField,
} from "./SuratJalanFields.tsx";

type Values = FormValues<typeof suratJalan.updateStatusSj>;

/** The form to change a delivery note. */
export function SuratJalanEdit({ dialog }: { dialog: Dialog<OrderSuratJalan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Edit Status Surat Jalan ${row.suratJalan[0]?.idSuratJalan ?? ""}`}
      call={suratJalan.updateStatusSj}
      initial={mulai}
      checkedBy="browser"
      check={(values) => (tersisa(values) === 0 ? { dokumen: "Dokumen tidak boleh kosong." } : {})}
      toastWhenWrong
      ask="Apakah anda yakin untuk mengubah surat jalan?"
      fallback="Gagal menambahkan Produk"
      size="lg"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

const tempatTetap = (values: Values): number[] => [values.buktiTetap ?? []].flat().map(Number);
const tersisa = (values: Values): number => tempatTetap(values).length + values.dokumen.length;

function Isi({ form, row }: { form: FormApi<Values>; row: OrderSuratJalan }) {
  const { field, values, set } = form;
  const note = row.suratJalan[0];
  const locked = row.statusSo === "Selesai";
  const status = bacaStatus(values.statusBarang);
  const tadi = sudahKeluar(note?.statusBarang ?? null);
  const kini = sudahKeluar(status);
  return (
    <>
      {locked && (
        <Alert color="blue" mb="md" icon={<IconLock aria-hidden />}>
          Order sudah selesai: hanya nomor resi, keterangan dan foto yang dapat diubah.
        </Alert>
      )}
      <KodeFields idSo={row.idSo} idInvoice={note?.idInvoice ?? "-"}>
        <StatusField
          props={field("statusBarang")}
          locked={locked}
          description={tadi === kini ? undefined : kini ? "Barang keluar dari gudang" : "Barang kembali ke gudang"}
          onChange={(next) => next !== null && set("statusBarang", next)}
        />
      </KodeFields>
      <PenerimaFields form={form} locked={locked} />
      {berekspedisi(status) && <EkspedisiFields form={form} locked={locked} />}
      <CatatanFields form={form}>
        <DokumenField
          form={form}
          max={MAKS_DOKUMEN}
          kept={{
            images: note?.buktiFoto ?? [],
            places: tempatTetap(values),
            onChange: (places) => set("buktiTetap", places),
          }}
        />
      </CatatanFields>
    </>
  );
}

function mulai(row: OrderSuratJalan): Values {
  const [note] = row.suratJalan;
  if (!note) throw new Error(`${row.idSo} has no delivery note`);
  return {
    idSo: row.idSo,
    idSj: note.idSuratJalan,
    statusBarang: note.statusBarang,
    ...filledOf(isianSuratJalan, note),
    buktiTetap: note.buktiFoto.map((_, place) => place),
    versi: note.versi,
    dokumen: [],
  };
}
