//! One chromedriver for a run, and a folder for its files. A keeper, a second process of this program, starts both and takes
//! both away when its standard input ends: however the tests end, nothing is left running.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// The argument that makes this program the keeper.
pub const KEEPER: &str = "--keep-chromedriver";

/// A running chromedriver.
pub struct Driver {
    keeper: Child,
    /// Where it listens.
    pub address: String,
    /// A folder for the files of this run.
    pub folder: PathBuf,
}

impl Driver {
    /// Starts it on a free port.
    pub fn start() -> Self {
        let folder = tempfile::Builder::new().prefix("kibao-browser-").tempdir().expect("a temporary folder").keep();
        let mut keeper = Command::new(env::current_exe().expect("this program has a path"))
            .arg(KEEPER)
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Control-C in a terminal goes to the group of the tests: the keeper must outlive them.
            .process_group(0)
            .spawn()
            .expect("the keeper starts");
        let mut port = String::new();
        BufReader::new(keeper.stdout.take().expect("a pipe")).read_line(&mut port).expect("the keeper answers");
        let port: u16 = port.trim().parse().unwrap_or_else(|_| panic!("chromedriver has not started; see above"));
        Self { keeper, address: format!("http://127.0.0.1:{port}"), folder }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The program of this name, or the one that the environment variable names.
pub fn program(variable: &str, names: &[&str]) -> PathBuf {
    if let Some(path) = env::var_os(variable) {
        let path = PathBuf::from(path);
        assert!(path.is_file(), "{variable} names {}, which is no file", path.display());
        return path;
    }
    let paths = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&paths).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    let found = found.into_iter().find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("no {} here: install it, or name it by {variable} (see .ci/browser)", names[0]))
}

/// What the keeper does.
pub fn keep(folder: &Path) {
    let path = program("CHROMEDRIVER", &["chromedriver"]);
    let mut driver = Command::new(&path)
        .args(["--port=0", "--log-level=SEVERE"])
        .env("TMPDIR", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = BufReader::new(driver.stdout.take().expect("a pipe")).lines();
    let port = lines.by_ref().find_map(|line| {
        let line = line.ok()?;
        line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse::<u16>().ok()
    });
    let port = port.expect("chromedriver names its port");
    println!("{port}");
    let _ = io::stdout().flush();
    // Its pipe must not fill up.
    thread::spawn(move || lines.for_each(drop));
    let _ = io::stdin().read_to_end(&mut Vec::new());
    // This closes the browsers that are still open too.
    if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) {
        let _ = write!(stream, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
        let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
        let _ = stream.read_to_end(&mut Vec::new());
    }
    for _ in 0..100 {
        if matches!(driver.try_wait(), Ok(Some(_))) {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    let _ = driver.kill();
    let _ = driver.wait();
    // A browser that is closing may still write.
    for _ in 0..50 {
        if fs::remove_dir_all(folder).is_ok() || !folder.exists() {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
}
