import { Anchor, Divider, Text } from "@mantine/core";
import { tanggal, waktu } from "#kernel/format.ts";
import { filledOf } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { dampakLaba } from "../../dampak-laba/contract.ts";
import { ISIAN_KOSONG, isianNeraca, type Neraca, neraca, POS_MANUAL, type PosManual } from "../contract.ts";

type Values = FormValues<typeof neraca.inputDataNeracaManual>;

/** The form for the six figures that cannot be computed, of one day. */
export function NeracaForm({ dialog }: { dialog: Dialog<Neraca> }) {
  return (
    <FormShell
      dialog={dialog}
      title={(entri) => `Update Data Neraca ${tanggal(entri.tglNeraca)}`}
      call={neraca.inputDataNeracaManual}
      draft={({ tglNeraca }) => tglNeraca}
      checkedBy="browser"
      toastWhenWrong={ISIAN_KOSONG}
      fallback="Gagal edit data neraca"
      size="lg"
      ask={({ idNeraca: _, versi: __, ...isi }, { tglNeraca: tanggal }) =>
        askImpact(send(dampakLaba.getDampakNeraca, { tanggal, ...isi }))
      }
      initial={({ idNeraca, versi, ...entri }) => ({ idNeraca, versi, ...filledOf(isianNeraca, entri) })}
    >
      {(form, entri) => <Isi form={form} entri={entri} />}
    </FormShell>
  );
}

function Isi({ form, entri }: { form: FormApi<Values>; entri: Neraca }) {
  const { data } = useCall(neraca.getSelisihNeraca, { tglToday: entri.tglNeraca });
  const usulan = (pos: PosManual) => data?.data.bagian.find(({ kunci }) => kunci === pos)?.bukuBesar ?? null;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {asalAngka(entri)} Yang disimpan berlaku mulai {tanggal(entri.tglNeraca)} sampai diisi kembali.
      </Text>
      <Fields>
        {POS_MANUAL.map((pos) => (
          <RecordField
            key={pos}
            of={isianNeraca}
            name={pos}
            form={form}
            description={<Usulan nilai={usulan(pos)} pakai={(nilai) => form.set(pos, nilai)} />}
          />
        ))}
      </Fields>
      <Text size="sm" mt="sm" aria-live="polite">
        Selisih Neraca dengan angka ini: <Money value={selisihDengan(entri, form.values)} />
      </Text>
      <Divider my="md" />
      <Section title="Riwayat">
        <HistoryPanel jenis="neraca" id={entri.idNeraca} />
      </Section>
    </>
  );
}

type UsulanProps = { nilai: Rupiah | null; pakai: (nilai: Rupiah) => void };

/** What Buku Besar proposes for the figure. */
function Usulan({ nilai, pakai }: UsulanProps) {
  if (nilai === null) return null;
  return (
    <>
      Buku Besar: <Money value={nilai} />{" "}
      <Anchor component="button" type="button" inherit onClick={() => pakai(nilai)}>
        Pakai
      </Anchor>
    </>
  );
}

/** The difference of the two totals with the figures typed so far. */
function selisihDengan(entri: Neraca, isi: Record<PosManual, unknown>): number {
  const beda = (pos: PosManual) => (Number(isi[pos]) || 0) - entri[pos];
  const aset = beda("piutangUsaha") + beda("piutangKaryawan") + beda("pembangunan") + beda("assetLainLain");
  return entri.selisih + aset - beda("labaDitahan") + beda("deviden");
}

const asalAngka = ({ manual, dasar }: Neraca): string =>
  dasar === "Buku Besar"
    ? "Angka yang sama dengan Buku Besar mengikuti Buku Besar; yang lain ditandai diketik."
    : manual
      ? `Angka dari ${tanggal(manual.tanggal)}, diisi oleh ${manual.nama} pada ${waktu(manual.waktu)}.`
      : "Belum pernah diisi.";
