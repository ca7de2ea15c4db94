import { Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { CallFailed, send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { newKey } from "#web/api/key.ts";
import { showError } from "#web/ui/dialog/dialogs.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { type HasilAturan, pemeriksaanBuku } from "../contract.ts";
import classes from "./pemeriksaan.module.css";

const STATUS: StatusMap<"lolos" | "salah"> = {
  lolos: { label: "Lolos", tone: "good" },
  salah: { label: "Dilanggar", tone: "bad" },
};
const POLL_MS = 700;
const PATIENCE_MS = 600_000;

type Check = { kunci: string; hasil: readonly HasilAturan[] | null };

/** Runs the books check and shows the result of every rule. */
export function PemeriksaanBukuPage() {
  const { check, berjalan, hasil, jumlahAturan, periksa } = usePemeriksaan();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center">
        <Text c="dimmed" maw={620}>
          Memeriksa stok, kas, order, invoice, PO dan file pada satu saat yang sama. Setiap aturan yang dilanggar
          menyebut dokumennya. Pekerjaan lain tidak terganggu.
        </Text>
        <Button
          leftSection={<IconShieldCheck size={16} aria-hidden />}
          aria-disabled={berjalan}
          onClick={() => !berjalan && void periksa()}
        >
          {berjalan ? "Memeriksa…" : check === null ? "Periksa Buku" : "Periksa Lagi"}
        </Button>
      </Group>
      {berjalan && (
        <Progress
          value={jumlahAturan === null ? 0 : (100 * hasil.length) / jumlahAturan}
          animated
          aria-label={`Pemeriksaan: ${hasil.length} aturan selesai`}
        />
      )}
      <Kesimpulan check={check} hasil={hasil} />
      {check === null ? (
        <EmptyState
          icon={IconShieldCheck}
          title="Buku belum diperiksa"
          text="Tekan Periksa Buku. Pada data yang besar pemeriksaan dapat memakan waktu satu menit."
        />
      ) : (
        <ul className={classes.rules}>
          {hasil.map((aturan) => (
            <li key={aturan.aturan}>
              <Aturan hasil={aturan} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** The running or last check, with the results so far. */
function usePemeriksaan() {
  const [check, setCheck] = useState<Check | null>(null);
  const berjalan = check !== null && check.hasil === null;
  const { data: progres } = useCall(
    pemeriksaanBuku.getProgresPeriksaBuku,
    { kunci: check?.kunci ?? "" },
    { enabled: berjalan, refetchInterval: POLL_MS, keepPrevious: false },
  );
  const periksa = async () => {
    const kunci = newKey();
    setCheck({ kunci, hasil: null });
    try {
      const { data } = await send(pemeriksaanBuku.periksaBuku, { kunci }, { patienceMs: PATIENCE_MS });
      setCheck({ kunci, hasil: data });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setCheck(null);
      if (failure.status !== 403) showError(failure.sentence("Gagal memeriksa buku"));
    }
  };
  const hasil = check?.hasil ?? progres?.data ?? [];
  return { check, berjalan, hasil, jumlahAturan: progres?.jumlahAturan ?? null, periksa };
}

function Kesimpulan({ check, hasil }: { check: Check | null; hasil: readonly HasilAturan[] }) {
  const salah = hasil.filter((aturan) => !aturan.lolos).length;
  const text =
    check === null
      ? ""
      : check.hasil === null
        ? `${hasil.length} aturan selesai diperiksa`
        : salah === 0
          ? `Semua ${hasil.length} aturan dipenuhi.`
          : `${salah} dari ${hasil.length} aturan dilanggar: periksa dokumen yang disebut.`;
  return (
    <Text role="status" fw={600}>
      {text}
    </Text>
  );
}

function Aturan({ hasil: { aturan, lolos, diperiksa, temuan } }: { hasil: HasilAturan }) {
  return (
    <Paper withBorder p="sm" radius="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={500}>{aturan}</Text>
          <Text size="sm" c="dimmed">
            {ribuan(diperiksa)} diperiksa
          </Text>
        </div>
        <StatusBadge map={STATUS} state={lolos ? "lolos" : "salah"} />
      </Group>
      {temuan.length > 0 && (
        <ul className={classes.findings}>
          {temuan.map((baris) => (
            <li key={baris}>{baris}</li>
          ))}
        </ul>
      )}
    </Paper>
  );
}
