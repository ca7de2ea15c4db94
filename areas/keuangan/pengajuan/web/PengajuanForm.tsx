import { Alert, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import * as z from "zod/mini";
import { rupiah } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PermintaanSerupa } from "#web/documents/PermintaanSerupa.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { useBerikutnya } from "#web/documents/useBerikutnya.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { kebutuhan } from "../../kebutuhan/contract.ts";
import { type Pengajuan, pengajuan } from "../contract.ts";
import { berasal, bertujuan, NAMA_TIPE, permintaan, sisiPengajuan, TIPE_PENGAJUAN } from "../isiPengajuan.ts";

type Values = FormValues<typeof pengajuan.addPengajuan>;

const KOSONG: Values = {
  // The day stays blank: the server then sets today.
  ...blankOf(permintaan),
  ...blankOf(sisiPengajuan),
  idKunjungan: "",
  dokumen: [],
};

/**
 * What a new request begins with; the address names it: `?baru=pindah-3-4-500000`, `?baru=kunjungan-KJ-2611-00001`, the request
 * that it is a copy of (`salinan`), or `?baru=1` for a blank one.
 */
export type Awal = Partial<Values> & { salinan?: string };

export function PengajuanForm({ dialog }: { dialog: Dialog<Awal> }) {
  const berikutnya = useBerikutnya();
  return (
    <FormShell
      dialog={dialog}
      title={judul}
      call={pengajuan.addPengajuan}
      draft={({ salinan, idKunjungan }) => salinan ?? (idKunjungan || "baru")}
      initial={({ salinan: _, ...awal }) => ({ ...KOSONG, ...awal })}
      checkedBy="browser"
      toastWhenWrong
      ask={async ({ tipePengajuan, nominalPengajuan }) => ({
        title: "Apakah anda yakin untuk melakukan pengajuan biaya?",
        text: `${tipePengajuan ? NAMA_TIPE[tipePengajuan] : "Pengajuan"} ${rupiah(Number(nominalPengajuan) || 0)}.\n${PASTIKAN}`,
      })}
      fallback="Gagal melakukan pengajuan"
      done={({ data: { idPengajuan } }) => {
        const href = `/admin/pengajuanBiaya?buka=${idPengajuan}`;
        berikutnya(`Pengajuan ${idPengajuan} menunggu putusan`, {
          ...{ call: pengajuan.getDetailPengajuan, label: "Lihat pengajuan", href },
        });
      }}
      busy="Mengirim pengajuan…"
      submit="Ajukan"
      size="lg"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

function judul({ salinan, idKunjungan }: Awal): string {
  if (salinan !== undefined) return `Duplikat Pengajuan ${salinan}`;
  return idKunjungan ? `Buat Pengajuan untuk Kunjungan ${idKunjungan}` : "Buat Pengajuan";
}

type Diubah = FormValues<typeof pengajuan.updatePengajuan>;

/** The author changes a request that was sent back, and hands it in again; without new pictures the former stay. */
export function PengajuanUbah({ dialog }: { dialog: Dialog<Pengajuan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuan }) => `Revisi Pengajuan ${idPengajuan}`}
      call={pengajuan.updatePengajuan}
      draft={({ idPengajuan }) => idPengajuan}
      initial={terisi}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal melakukan pengajuan"
      busy="Mengirim pengajuan…"
      submit="Ajukan Lagi"
      size="lg"
    >
      {(form, row) => (
        <>
          <Alert color="violet" mb="sm">
            {row.note}
          </Alert>
          <Isian form={form} kept={row.buktiFotoPengajuan} />
        </>
      )}
    </FormShell>
  );
}

const terisi = (row: Pengajuan): Diubah => ({
  idPengajuan: row.idPengajuan,
  versi: row.versi,
  idKebutuhan: row.kebutuhan[0]?.idKebutuhan ?? "",
  tipePengajuan: row.tipePengajuan,
  nominalPengajuan: row.nominalPengajuan ?? "",
  deskripsiPengajuan: row.deskripsiPengajuan,
  tglPengajuan: row.tglPengajuan,
  idRekeningAsal: row.rekeningAsal[0]?.idRekening ?? "-",
  idRekeningTujuan: row.rekeningTujuan[0]?.idRekening ?? "-",
  dokumen: [],
});

type IsianProps = {
  form: Pick<FormApi<Omit<Values, "idKunjungan">>, "field" | "values" | "set">;
  /** The pictures that stay where no others are chosen. */
  kept?: readonly string[];
};

function Isian({ form, kept }: IsianProps) {
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
      {inputsOf(
        { ...permintaan, ...sisiPengajuan },
        {
          idKebutuhan: (
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
          ),
          tipePengajuan: (
            <RecordField
              of={permintaan}
              name="tipePengajuan"
              form={{ field: (name) => ({ ...field(name), onChange: pilihTipe }) }}
            />
          ),
          idRekeningAsal: <Sisi form={form} name="idRekeningAsal" other="idRekeningTujuan" ada={tipe !== "masuk"} />,
          idRekeningTujuan: <Sisi form={form} name="idRekeningTujuan" other="idRekeningAsal" ada={tipe !== "keluar"} />,
          nominalPengajuan: <RecordField of={permintaan} name="nominalPengajuan" form={form} />,
          deskripsiPengajuan: <RecordField of={permintaan} name="deskripsiPengajuan" form={form} />,
          // The server sets today; a changed request keeps its day.
          tglPengajuan: null,
        },
      )}
      {kept === undefined && <Serupa values={values} />}
      <DokumenField form={form} withAsterisk={kept === undefined} />
      {kept !== undefined && form.values.dokumen.length === 0 && (
        <div data-wide>
          <Photos images={kept} name="Bukti yang tetap dipakai" />
        </div>
      )}
    </Fields>
  );
}

type SisiProps = Pick<IsianProps, "form"> &
  Readonly<Record<"name" | "other", keyof typeof sisiPengajuan>> & { ada: boolean };

/** The account of a side, which not every kind of request has. */
const Sisi = ({ form, name, other, ada }: SisiProps) => (
  <RekeningSelect
    label={sisiPengajuan[name].label}
    withAsterisk={ada}
    disabled={!ada}
    placeholder={ada ? "Pilih rekening" : "-"}
    except={form.values[other]}
    {...form.field(name)}
  />
);

function Serupa({ values }: { values: Omit<Values, "idKunjungan"> }) {
  const { idKebutuhan, tipePengajuan, nominalPengajuan, idRekeningAsal, idRekeningTujuan } = values;
  const [input] = useDebouncedValue(
    { idKebutuhan, tipePengajuan, nominalPengajuan, idRekeningAsal, idRekeningTujuan },
    300,
  );
  const enabled = z.safeParse(pengajuan.getPengajuanSerupa.input, input).success;
  const { data } = useCall(pengajuan.getPengajuanSerupa, input, { enabled, keepPrevious: false });
  return <PermintaanSerupa serupa={enabled ? (data?.data ?? []) : []} />;
}
