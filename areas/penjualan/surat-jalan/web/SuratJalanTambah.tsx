import { jakartaToday } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { useBerikutnya } from "#web/documents/useBerikutnya.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { barisBerseri, SeriFields, seriTerisi } from "../../seri/web/SeriFields.tsx";
import { berekspedisi, MAKS_DOKUMEN, type OrderSuratJalan, sudahKeluar, suratJalan } from "../contract.ts";
import { isianSuratJalan } from "../isiSuratJalan.ts";
import { siapKirim } from "../kirim.ts";
import { allGoods, BarangFields, barangTerisi, readGoods } from "./BarangFields.tsx";
import {
  CatatanFields,
  EkspedisiFields,
  KodeFields,
  PenerimaFields,
  readStatus,
  StatusField,
} from "./SuratJalanFields.tsx";

type Values = FormValues<typeof suratJalan.addSuratJalan>;

/** The form for a delivery note of an order. */
export function SuratJalanTambah({ dialog }: { dialog: Dialog<OrderSuratJalan> }) {
  const berikutnya = useBerikutnya();
  return (
    <FormShell
      dialog={dialog}
      title="Form Tambah Surat Jalan"
      call={suratJalan.addSuratJalan}
      initial={mulai}
      prepare={terisi}
      checkedBy="browser"
      toastWhenWrong
      draft={({ idSo }) => idSo}
      ask={async (_, { idSo, namaCustomer }) => ({
        title: "Apakah anda yakin untuk membuat surat jalan?",
        text: `Order ${idSo} untuk ${namaCustomer}.\n${PASTIKAN}`,
      })}
      fallback="Gagal menambahkan Produk"
      done={({ data: { idSuratJalan } }, { idSo }, { statusSo }) => {
        const [label, href] = sudahKeluar(statusSo || null)
          ? (["Kabari customer", `/admin/suratjalan?buka=${idSo}`] as const)
          : (["Muat barang", `/admin/suratjalan?muat=${idSuratJalan}`] as const);
        berikutnya(`Surat jalan ${idSuratJalan} dibuat`, { call: suratJalan.updateStatusSj, label, href });
      }}
      size="lg"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function terisi(values: Values): Values {
  const barang = barangTerisi(values.barang);
  const seri = seriTerisi(values.seri, barang);
  return { ...values, barang, seri: seri?.length ? seri : null };
}

function Isi({ form, row }: { form: FormApi<Values>; row: OrderSuratJalan }) {
  const { field, values, set, errorAt } = form;
  const status = readStatus(values.statusSo);
  return (
    <>
      <KodeFields idSo={row.idSo} idInvoice={row.idInvoice ?? "-"}>
        <StatusField
          props={field("statusSo")}
          description={sudahKeluar(status) ? "Barang langsung keluar dari gudang" : undefined}
          onChange={(next) => {
            if (next === null) return;
            set("statusSo", next);
            // Only goods in Pending have a carrier already.
            if (next !== "Pending") set("namaEkspedisi", "");
          }}
        />
      </KodeFields>
      <BarangFields
        order={row}
        value={values.barang}
        onChange={(barang) => set("barang", barang)}
        error={errorAt("barang")}
        tersedia={siapKirim}
      />
      <SeriFields
        lines={barisBerseri(row.orders, readGoods(values.barang), [])}
        value={values.seri}
        onChange={(seri) => set("seri", seri)}
        error={errorAt("seri")}
      />
      <PenerimaFields form={form} />
      {berekspedisi(status) && <EkspedisiFields form={form} />}
      <CatatanFields form={form}>
        <DokumenField form={form} max={MAKS_DOKUMEN} />
      </CatatanFields>
    </>
  );
}

const mulai = (row: OrderSuratJalan): Values => ({
  idSo: row.idSo,
  idInvoice: row.idInvoice ?? "",
  // Nothing is chosen at first; the schema refuses it.
  statusSo: "" as Values["statusSo"],
  ...blankOf(isianSuratJalan),
  namaPenerima: row.namaPenerima || row.namaCustomer,
  alamatPenerima: row.alamatPenerima || row.alamatCustomer,
  noTelpPenerima: row.noTelpPenerima || row.noTelp,
  barang: allGoods(row.orders, siapKirim),
  seri: [],
  tglSurat: jakartaToday(new Date()),
  dokumen: [],
});
