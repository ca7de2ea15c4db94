import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { ViewSwitch } from "#web/ui/list/ViewSwitch.tsx";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { later } from "#web/ui/page/later.tsx";
import { namaBulan } from "../../bulan.ts";
import { type Acara, type JenisAcara, kalender, NAMA_ACARA } from "../contract.ts";
import { pekanDari } from "../hari.ts";
import { DaftarHari } from "./DaftarHari.tsx";
import classes from "./kalender.module.css";
import { TAMPILAN, type Tampilan, type TampilanKalender, useTampilan } from "./useTampilan.ts";

const KisiHari = later(() => import("./KisiHari.tsx").then((file) => file.KisiHari), 560);
const LanggananDialog = onOpening(() => import("./LanggananDialog.tsx").then((file) => file.LanggananDialog));
const PindahForm = onOpening(() => import("./PindahForm.tsx").then((file) => file.PindahForm));

/** What happens or falls due, of all lists that a person may see. */
export function KalenderPage() {
  const tampilan = useTampilan();
  const { days, idUser, jenis } = tampilan;
  const [dari = "", sampai = ""] = [days[0], days.at(-1)];
  const {
    data: answer,
    error,
    refetch,
  } = useCall(kalender.getKalender, {
    dari,
    sampai,
    idUser: idUser === null ? null : Number(idUser),
    jenis,
  });
  const pindah = useDialog<Acara>();
  const data = answer?.data;
  return (
    <Stack gap="md">
      <Kepala tampilan={tampilan} orang={data?.orang ?? []} jenis={data?.jenis ?? []} />
      {error && <LoadFailed message={error.message} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={560} />}
      {data?.terpotong && (
        <Alert color="yellow" variant="light">
          Lebih banyak dari yang dapat ditampilkan. Pilih satu jenis atau satu orang.
        </Alert>
      )}
      {data &&
        (tampilan.tampilan === "daftar" ? (
          <DaftarHari acara={data.acara} hariIni={tampilan.hariIni} pindah={pindah.open} />
        ) : (
          <KisiHari acara={data.acara} tampilan={tampilan} pindah={pindah.open} />
        ))}
      <PindahForm dialog={pindah} />
    </Stack>
  );
}

type Orang = { idUser: number; namaLengkap: string };
type KepalaProps = { tampilan: TampilanKalender; orang: readonly Orang[]; jenis: readonly JenisAcara[] };

function Kepala({ tampilan: { hari, hariIni, tampilan, ...rest }, orang, jenis }: KepalaProps) {
  const langganan = useDialog();
  const apa = tampilan === "minggu" ? "Minggu" : "Bulan";
  const tampak = hari === hariIni || undefined;
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size="lg" aria-label={`${apa} sebelumnya`} onClick={() => rest.lompat(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={`${apa} berikutnya`} onClick={() => rest.lompat(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button
          variant="default"
          onClick={() => rest.ubah({ hari: null })}
          data-disabled={tampak}
          aria-disabled={tampak}
          data-tip={tampak && "Hari ini sudah tampak"}
        >
          Hari ini
        </Button>
        <Text component="h2" fw={650} className={classes.judul} aria-live="polite">
          {sebutan(hari, tampilan)}
        </Text>
      </Group>
      <Group gap="sm">
        <LaterSelect
          aria-label="Jenis"
          placeholder="Semua jenis"
          clearable
          data={jenis.map((value) => ({ value, label: NAMA_ACARA[value] }))}
          value={rest.jenis}
          onChange={(value) => rest.ubah({ jenis: value })}
        />
        <LaterSelect
          aria-label="Orang"
          placeholder="Semua orang"
          clearable
          searchable
          data={orang.map(({ idUser, namaLengkap }) => ({ value: String(idUser), label: namaLengkap }))}
          value={rest.idUser}
          onChange={(value) => rest.ubah({ orang: value })}
        />
        <ViewSwitch views={TAMPILAN} view={tampilan} show={(satu) => rest.ubah({ tampilan: satu })} />
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={16} aria-hidden />}
          onClick={() => langganan.open()}
        >
          Alamat .ics
        </Button>
      </Group>
      <LanggananDialog dialog={langganan} />
    </Group>
  );
}

function sebutan(hari: Tanggal, tampilan: Tampilan): string {
  if (tampilan !== "minggu") return namaBulan(hari.slice(0, 7));
  const pekan = pekanDari(hari);
  return `${tanggal(pekan[0] ?? hari)} sampai ${tanggal(pekan.at(-1) ?? hari)}`;
}
