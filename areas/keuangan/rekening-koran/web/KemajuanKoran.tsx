import { Alert, Button, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { type Baca, type Maju, useCocokSendiri } from "./useBaca.ts";

/** Matches what is sure among the lines that are left. */
export function CocokSendiri({ idRekening }: { idRekening: number }) {
  const { maju, cocokkan } = useCocokSendiri();
  const [sibuk, setSibuk] = useState(false);
  const [jumlah, setJumlah] = useState<number | null>(null);
  const mulai = async () => {
    setSibuk(true);
    setJumlah(await cocokkan(idRekening));
    setSibuk(false);
  };
  return (
    <>
      {(maju !== null || jumlah !== null) && (
        <Text size="sm" role="status">
          {maju === null ? `${ribuan(jumlah ?? 0)} cocok sendiri` : `${ribuan(maju.selesai)} dari ${ribuan(maju.dari)}`}
        </Text>
      )}
      <Button variant="default" loading={sibuk} onClick={() => void mulai()}>
        Cocokkan sendiri
      </Button>
    </>
  );
}

/** What became of a file that was read. */
export function Hasil({ baca: { hasil, refused, maju } }: { baca: Baca }) {
  if (maju !== null) return <Kemajuan maju={maju} />;
  if (refused !== null) {
    return (
      <Alert color="red" title="Tidak ada mutasi yang disimpan" role="alert">
        {refused}
      </Alert>
    );
  }
  if (hasil === null) return null;
  return (
    <Alert color="teal" role="status">
      {ribuan(hasil.baru)} mutasi baru, {ribuan(hasil.ada)} sudah ada, {ribuan(hasil.tunda)} menunggu bank;{" "}
      {ribuan(hasil.cocok)} cocok sendiri.
    </Alert>
  );
}

/** How far the matching of a large file is; the list below moves with it, for everybody who looks at it. */
function Kemajuan({ maju: { selesai, dari } }: { maju: Maju }) {
  return (
    <Stack gap={4}>
      <Text size="sm" role="status">
        Mencocokkan: {ribuan(selesai)} dari {ribuan(dari)} mutasi berikutnya sudah diperiksa
      </Text>
      <Progress value={dari === 0 ? 0 : (selesai / dari) * 100} aria-label="Kemajuan pencocokan" />
    </Stack>
  );
}
