import { Alert, Radio, Skeleton, Stack } from "@mantine/core";
import "@mantine/core/styles/Radio.css";
import { rupiah } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import type { Boleh } from "#kernel/row.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type DampakRetur, type NilaiRusakIsian, type Retur, retur } from "../contract.ts";
import { isianPutusan, KEPUTUSAN_RETUR, type KeputusanRetur, namaKeputusan } from "../isiRetur.ts";
import { BarangRetur } from "./BarangRetur.tsx";
import { returFacts } from "./ReturDetail.tsx";

type Values = FormValues<typeof retur.putuskanRetur>;

const belumDiputuskan = ({ idRetur, barang }: Retur): Values => ({
  idRetur,
  ...blankOf(isianPutusan),
  nilaiRusak: barang.filter(({ qtyRusak }) => qtyRusak > 0).map(({ idOrderan }) => ({ idOrderan, nilai: 0 })),
});

type PutusProps = { dialog: Dialog<Retur>; detail: Dialog<string> };

/** Decides a retur: what came back, what each decision would mean, and the decision. */
export function ReturPutus({ dialog, detail }: PutusProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idRetur }) => `Putuskan Retur ${idRetur}`}
      call={retur.putuskanRetur}
      draft={({ idRetur }) => idRetur}
      initial={belumDiputuskan}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idRetur }) => {
        const { data } = await send(retur.getDetailRetur, { idRetur });
        return data.aksi.putuskan.boleh ? null : () => detail.open(idRetur);
      }}
      fallback="Gagal memutuskan retur"
      submit="Putuskan"
      size="lg"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function Isi({ form, row }: { form: FormApi<Values>; row: Retur }) {
  const { idRetur } = row;
  const { data: answer, error } = useCall(retur.getDampakRetur, { idRetur }, { keepPrevious: false });
  return (
    <Stack gap="md">
      <Facts facts={returFacts(row)} />
      <BarangRetur wide idRetur={idRetur} barang={row.barang} />
      <Photos images={row.buktiFoto} name={`Foto retur ${idRetur}`} />
      {answer ? <Putusan form={form} dampak={answer.data} /> : error === null && <Skeleton height={180} aria-hidden />}
      {error && <Alert color="red">{error.message}</Alert>}
    </Stack>
  );
}

const ARTI: Readonly<Record<KeputusanRetur, string>> = {
  ganti: "Unit dari gudang ditahan untuk order ini dan dikirim dengan surat jalan berikutnya.",
  dana: "Pengajuan Pengembalian Dana dibuat dan menunggu persetujuan.",
  tanpa: "Retur hanya dicatat.",
};

function Putusan({ form, dampak }: { form: FormApi<Values>; dampak: DampakRetur }) {
  const { field, values, set, errorAt } = form;
  const boleh: Readonly<Record<KeputusanRetur, Boleh>> = {
    ganti: dampak.ganti,
    dana: dampak.dana,
    tanpa: { boleh: true, alasan: null },
  };
  const pilih = (keputusan: KeputusanRetur) => {
    set("keputusan", keputusan);
    set("nominal", keputusan === "dana" ? dampak.danaMaksimal : null);
    set("idRekening", keputusan === "dana" ? dampak.idRekening : null);
  };
  return inputsOf(isianPutusan, {
    keputusan: (
      <Radio.Group
        label={isianPutusan.keputusan.label}
        withAsterisk
        value={values.keputusan}
        error={errorAt("keputusan")}
        onChange={(chosen) => {
          const keputusan = KEPUTUSAN_RETUR.find((known) => known === chosen);
          if (keputusan) pilih(keputusan);
        }}
      >
        <Stack gap="xs" mt="xs">
          {KEPUTUSAN_RETUR.map((keputusan) => (
            <Radio
              key={keputusan}
              value={keputusan}
              label={namaKeputusan(keputusan)}
              description={boleh[keputusan].alasan ?? ARTI[keputusan]}
              disabled={!boleh[keputusan].boleh}
            />
          ))}
        </Stack>
      </Radio.Group>
    ),
    nominal: values.keputusan === "dana" && (
      <Fields>
        <RecordField
          of={isianPutusan}
          name="nominal"
          form={form}
          withAsterisk
          description={`Paling banyak ${rupiah(dampak.danaMaksimal)}`}
        />
        <RekeningSelect label={isianPutusan.idRekening.label} withAsterisk {...field("idRekening")} />
      </Fields>
    ),
    // It stands beside the amount.
    idRekening: null,
    catatan: (
      <>
        {dampak.rusak.length > 0 && <NilaiBarangRusak form={form} rusak={dampak.rusak} />}
        <RecordField of={isianPutusan} name="catatan" form={form} />
      </>
    ),
  });
}

/** What the damaged units are still worth: part of the stock's value from now on. */
function NilaiBarangRusak({ form, rusak }: { form: FormApi<Values>; rusak: DampakRetur["rusak"] }) {
  const isian: readonly NilaiRusakIsian[] = Array.isArray(form.values.nilaiRusak) ? form.values.nilaiRusak : [];
  const error = form.errorAt("nilaiRusak");
  return (
    <FieldGroup title="Nilai barang rusak">
      {rusak.map(({ idOrderan, namaProduk, qtyRusak, hargaBeli }) => (
        <MoneyInput
          key={idOrderan}
          label={`${qtyRusak} ${namaProduk}`}
          description={`Harga pokok ${rupiah(hargaBeli)} per unit ketika dikirim; 0 bila tidak bernilai lagi`}
          value={isian.find((item) => item.idOrderan === idOrderan)?.nilai ?? 0}
          onChange={(nilai) =>
            form.set(
              "nilaiRusak",
              isian.map((item) => (item.idOrderan === idOrderan ? { idOrderan, nilai } : item)),
            )
          }
        />
      ))}
      <FieldProblem>{error}</FieldProblem>
    </FieldGroup>
  );
}
