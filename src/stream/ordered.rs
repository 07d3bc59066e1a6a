//! Work on several threads, with the results in the order of the input.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// The most items in progress for each thread.
const AHEAD: usize = 4;

/// Calls `work` with each item on `jobs` threads, and `take` with the results in the order of the items. At most four items
/// for each thread are in progress. With one thread or one item no thread is spawned.
///
/// # Errors
/// The first error of `take`. After it no more items are processed.
///
/// ```
/// use kibao::stream::ordered;
/// let mut squares = Vec::new();
/// let jobs = std::num::NonZeroUsize::new(3).unwrap();
/// ordered(jobs, 1..100_u64, |n| n * n, |square| { squares.push(square); Ok::<_, ()>(()) }).unwrap();
/// assert!(squares.is_sorted() && squares.len() == 99);
/// ```
pub fn ordered<T: Send, R: Send, E>(
    jobs: NonZeroUsize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let mut items = items.peekable();
    let mut ahead = Vec::new();
    ahead.extend(items.next());
    if jobs.get() == 1 || items.peek().is_none() {
        return ahead.into_iter().chain(items).try_for_each(|item| take(work(item)));
    }
    let items = ahead.into_iter().chain(items);
    let under_way = jobs.get() * AHEAD;
    let (give, given) = sync_channel::<(usize, T)>(under_way);
    let (finish, finished) = sync_channel::<(usize, R)>(under_way);
    let (free, places) = sync_channel::<()>(under_way);
    for _ in 0..under_way {
        // The channel has room for all of them.
        let _ = free.send(());
    }
    let given = Mutex::new(given);
    thread::scope(|scope| {
        scope.spawn(move || hand_out(items, &give, &places));
        for _ in 0..jobs.get() {
            let finish = finish.clone();
            let (given, work) = (&given, &work);
            scope.spawn(move || process(given, work, &finish));
        }
        drop(finish);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (index, result) in &finished {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                if let Err(error) = take(result) {
                    // Without these channels the other threads stop at their next item.
                    drop(finished);
                    drop(free);
                    return Err(error);
                }
                let _ = free.send(());
            }
        }
        Ok(())
    })
}

/// Sends items while there is a place for one more and a receiver.
fn hand_out<T>(items: impl Iterator<Item = T>, give: &SyncSender<(usize, T)>, places: &Receiver<()>) {
    for (index, item) in items.enumerate() {
        if places.recv().is_err() || give.send((index, item)).is_err() {
            return;
        }
    }
}

fn process<T, R>(given: &Mutex<Receiver<(usize, T)>>, work: &impl Fn(T) -> R, finish: &SyncSender<(usize, R)>) {
    loop {
        let item = match given.lock() {
            Ok(given) => given.recv(),
            Err(_) => return,
        };
        let Ok((index, item)) = item else { return };
        if finish.send((index, work(item))).is_err() {
            return;
        }
    }
}
