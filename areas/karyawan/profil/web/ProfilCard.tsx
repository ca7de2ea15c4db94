import { Badge, Paper, Skeleton, Stack, Text, UnstyledButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { Avatar } from "#web/ui/picture/Avatar.tsx";
import type { Profil } from "../contract.ts";
import classes from "./profil.module.css";

const FotoForm = onOpening(() => import("./FotoForm.tsx").then((file) => file.FotoForm));

const PHOTO = 150;

/** Photo, name and position; a click on the photo opens the form to change it. */
export function ProfilCard({ profil }: { profil: Profil | undefined }) {
  const foto = useDialog();
  if (!profil) return <CardSkeleton />;
  return (
    <Paper className={classes.card} p="xl" component="section" aria-label="Kartu profil">
      <Stack align="center" gap={4} ta="center">
        <UnstyledButton className={classes.photo} onClick={() => foto.open()} aria-label="Ganti foto profil">
          <Avatar src={profil.fotoProfile} name={profil.namaLengkap} size={PHOTO} />
          <span className={classes.camera} aria-hidden>
            <IconCamera size={18} stroke={1.7} />
          </span>
        </UnstyledButton>
        <Text fw={650} fz="lg" mt="sm">
          {profil.namaLengkap}
        </Text>
        {profil.namaPanggilan && <Text c="dimmed">{profil.namaPanggilan}</Text>}
        {profil.jabatan.namaJabatan && (
          <Badge variant="light" size="lg" mt="xs" tt="none">
            {profil.jabatan.namaJabatan}
          </Badge>
        )}
        <Text fz="sm" c="dimmed" mt={4}>
          {profil.divisi.namaDivisi}
        </Text>
      </Stack>
      <FotoForm dialog={foto} />
    </Paper>
  );
}

function CardSkeleton() {
  return (
    <Paper className={classes.card} p="xl" aria-busy>
      <Stack align="center" gap="sm">
        <Skeleton h={PHOTO} w={PHOTO} radius="50%" />
        <Skeleton h={22} w={180} />
        <Skeleton h={18} w={110} />
        <Skeleton h={24} w={130} />
      </Stack>
    </Paper>
  );
}
