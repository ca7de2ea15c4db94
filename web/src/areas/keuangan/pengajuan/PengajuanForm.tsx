import { Select } from "@mantine/core";
import { blankOf } from "#contract/kernel/record.ts";
import { berasal, bertujuan, permintaan, sisiPengajuan, TIPE_PENGAJUAN } from "#contract/keuangan/isiPengajuan.ts";
import { kebutuhan } from "#contract/keuangan/kebutuhan.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { useCall } from "../../../api/hooks.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import { RekeningSelect } from "../../../documents/RekeningSelect.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";

type Values = FormValues<typeof pengajuan.addPengajuan>;

const KOSONG: Values = {
  // The day stays blank: the server then sets today.
  ...blankOf(permintaan),
  ...blankOf(sisiPengajuan),
  dokumen: [],
};

export function PengajuanForm({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Buat Pengajuan"
      call={pengajuan.addPengajuan}
      initial={() => KOSONG}
      checkedBy="browser"
      toastWhenWrong
      ask="Apakah anda yakin untuk melakukan pengajuan biaya?"
      fallback="Gagal melakukan pengajuan"
      busy="Mengirim pengajuan…"
      submit="Ajukan"
      size="lg"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

function Isian({ form }: { form: FormApi<Values> }) {
  const { field, values, set } = form;
  const { data: answer } = useCall(kebutuhan.getKebutuhanDropdown, {});
  const pilihan = (answer?.data ?? []).filter(({ aksi }) => aksi.ajukan.boleh);
  const tipe = values.tipePengajuan;
  const pilihTipe = (chosen: string | null) => {
    const next = TIPE_PENGAJUAN.find((candidate) => candidate === chosen) ?? "";
    set("tipePengajuan", next);
    if (next !== "" && !berasal(next)) set("idRekeningAsal", "-");
    if (next !== "" && !bertujuan(next)) set("idRekeningTujuan", "-");
  };
  return (
    <Fields>
      <Select
        label={permintaan.idKebutuhan.label}
        placeholder="Pilih kebutuhan"
        withAsterisk
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage="Tidak ditemukan"
        data={pilihan.map((row) => ({ value: String(row.idKebutuhan), label: row.namaKebutuhan }))}
        {...field("idKebutuhan")}
        value={values.idKebutuhan === "" ? null : String(values.idKebutuhan)}
      />
      <RecordField
        of={permintaan}
        name="tipePengajuan"
        form={{ field: (name) => ({ ...field(name), onChange: pilihTipe }) }}
      />
      <RekeningSelect
        label={sisiPengajuan.idRekeningAsal.label}
        withAsterisk={tipe !== "masuk"}
        disabled={tipe === "masuk"}
        placeholder={tipe === "masuk" ? "-" : "Pilih rekening"}
        except={values.idRekeningTujuan}
        {...field("idRekeningAsal")}
      />
      <RekeningSelect
        label={sisiPengajuan.idRekeningTujuan.label}
        withAsterisk={tipe !== "keluar"}
        disabled={tipe === "keluar"}
        placeholder={tipe === "keluar" ? "-" : "Pilih rekening"}
        except={values.idRekeningAsal}
        {...field("idRekeningTujuan")}
      />
      <RecordField of={permintaan} name="nominalPengajuan" form={form} />
      <RecordField of={permintaan} name="deskripsiPengajuan" form={form} />
      <DokumenField form={form} />
    </Fields>
  );
}
