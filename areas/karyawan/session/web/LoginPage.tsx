import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconAlertCircle, IconFingerprint } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Logo } from "#web/ui/page/Logo.tsx";
import { isianLogin } from "../contract.ts";
import classes from "./login.module.css";
import { useFirstVisit, useLogin } from "./useLogin.ts";

const MulaiForm = lazy(() => import("./MulaiForm.tsx").then((file) => ({ default: file.MulaiForm })));

export function LoginPage() {
  const first = useFirstVisit();
  const [usual, setUsual] = useState(false);
  useEffect(() => {
    document.title = "Login · Kantor";
  }, []);
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder radius="lg" p={{ base: "lg", xs: 36 }} shadow="md">
        <Stack align="center" gap={4} mb="lg" ta="center">
          <Logo size={52} />
          <Title order={1} fz="judul" mt="sm">
            Back Office
          </Title>
          <Text c="dimmed">Satu meja kerja untuk semua bagian.</Text>
        </Stack>
        {first && !usual ? (
          <Suspense fallback={null}>
            <MulaiForm usual={() => setUsual(true)} />
          </Suspense>
        ) : (
          <LoginForm />
        )}
      </Paper>
      <footer className={classes.footer}>© 2024-2025 Kantor</footer>
    </main>
  );
}

function LoginForm() {
  const { nokar, password, kode, asked, problem, busy, submit, passkey } = useLogin();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        <TextInput
          label={isianLogin.nokar.label}
          name="nokar"
          size="md"
          autoFocus
          autoComplete="username"
          autoCapitalize="characters"
          {...nokar}
        />
        <PasswordInput
          label={isianLogin.password.label}
          name="password"
          size="md"
          autoComplete="current-password"
          {...password}
        />
        {asked !== null && (
          <TextInput
            key={asked}
            label="Kode"
            description={asked}
            name="kode"
            size="md"
            autoFocus
            autoComplete="one-time-code"
            {...kode}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          Login
        </Button>
        {passkey && (
          <Button
            variant="default"
            size="md"
            fullWidth
            disabled={busy}
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={() => void passkey()}
          >
            Masuk dengan passkey
          </Button>
        )}
      </Stack>
    </form>
  );
}
